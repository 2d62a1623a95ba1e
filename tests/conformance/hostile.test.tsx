// @vitest-environment jsdom
import '../../engine/src/form/fixture/nodeBytes.ts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm } from '@reelform/engine';
import type { FormModule, JsonObject } from '@reelform/engine/validation';
import { fluentTheme } from '@reelform/widgets';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { compileForeign } from './compileForeign.ts';

afterEach(cleanup);

const html =
  '<img src=x onerror="globalThis.hacked = 1"><script>globalThis.hacked = 1</script><a href="javascript:globalThis.hacked=1">go</a>';
const markdown =
  '[go](javascript:globalThis.hacked=1) ![x](javascript:globalThis.hacked=1) [data](data:text/html,<script>1</script>)';

const schema = {
  type: 'object',
  title: html,
  description: html,
  properties: {
    text: { type: 'string', title: html, description: `${html}${markdown}`, minLength: 900, errorMessage: { minLength: html } },
    choice: {
      type: 'string',
      title: html,
      oneOf: [
        { const: html, title: html },
        { const: 'javascript:1', title: 'javascript:1' },
      ],
    },
    accept: { type: 'boolean', title: 'I accept the terms', const: true, errorMessage: { const: html } },
    address: { type: 'string', format: 'uri', title: 'Address' },
    list: { type: 'array', title: html, description: html, items: { type: 'string', title: html } },
    group: { type: 'object', title: html, description: html, properties: { inner: { type: 'null', title: html } } },
    which: { title: html, oneOf: [{ type: 'object', title: html, properties: { a: { type: 'string', title: html } } }] },
  },
  required: ['text', 'accept'],
};

const ui = {
  text: {
    'ui:help': markdown,
    'ui:options': { enableMarkdownInDescription: true, enableMarkdownInHelp: true },
    'ui:placeholder': html,
  },
  list: { 'ui:options': { itemLabel: `${html} {n}`, addLabel: html } },
  'ui:actions': [{ name: 'submit', label: html, mode: 'strict' }],
};

const data = { text: html, address: 'javascript:globalThis.hacked=1', list: [html], choice: html };

/** A page on which a form stands whose every word is an attack. */
async function mount(form: FormModule, initialData: JsonObject = data) {
  const handle = createRef<FormHandle>();
  const { container } = render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={form}
        theme={fluentTheme}
        initialData={initialData}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  await waitFor(() => {
    if (container.querySelector('[aria-busy="true"]') || !container.querySelector('form *')) throw new Error('still loading');
  });
  return { container, handle };
}

const expectHarmless = () => {
  expect(document.querySelectorAll('script, img, iframe, object, embed, [onerror], [onload], [onclick]')).toHaveLength(0);
  for (const link of document.querySelectorAll('a[href]'))
    expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|\/(?!\/)|#)/);
  expect(Reflect.has(globalThis, 'hacked')).toBe(false);
};

it('titles, descriptions, hints, options, messages and data full of HTML and script addresses are texts', async () => {
  const result = await compileForeign({ schema, ui }, { messages: 'schemas/messages/en.json' });
  if ('complaints' in result) throw new Error(result.complaints.join('\n'));
  const { container, handle } = await mount(result.form);
  expectHarmless();
  await act(async () => container.querySelector<HTMLElement>('[type="submit"]')?.click());
  await act(async () => handle.current?.setErrors([{ path: '/address', keyword: 'x', message: html }]));
  expect(screen.getAllByText((text) => text.includes('onerror')).length).toBeGreaterThan(3);
  expectHarmless();
});

it.each(['javascript:globalThis.hacked=1', ' javascript:1', 'data:text/html,x', '//evil.example', '\\\\evil.example'])(
  'a link to %s is refused by the compiler, and drawn as text when a module has it all the same',
  async (href) => {
    const linked = { accept: { 'ui:options': { link: { label: 'the terms', href } } } };
    const refused = await compileForeign({ schema, ui: linked });
    expect('complaints' in refused && refused.complaints.join()).toContain('A link leads to');
    const result = await compileForeign({ schema, ui }, { messages: 'schemas/messages/en.json' });
    if ('complaints' in result) throw new Error(result.complaints.join('\n'));
    const { container } = await mount({ ...result.form, uiSchema: linked });
    expect(container.textContent).toContain('I accept the terms');
    expectHarmless();
  },
);

it.each(['First name', 'a\tb\nc\r', '_title', '_remove'])(
  'what stands beside a field named %j is found by the ids that it is referred to with',
  async (name) => {
    const member = { type: 'string', minLength: 9 };
    const row = { type: 'object', title: 'Row', properties: { [name]: member } };
    const list = { type: 'array', title: 'List', minItems: 1, items: row };
    const group = { type: 'object', title: 'Group', description: 'Several', properties: { [name]: list } };
    const option = (kind: string) => ({ properties: { kind: { const: kind }, b: member }, required: ['kind'] });
    const either = { properties: { a: member }, oneOf: [option('one'), option('two')] };
    const choice = { type: 'object', title: 'Choice', properties: { [name]: { type: 'object', title: 'Either', ...either } } };
    const free = { type: 'object', title: 'Free', additionalProperties: member };
    const properties = { [name]: member, list, group, choice, free };
    const result = await compileForeign(
      { schema: { type: 'object', properties }, ui },
      { messages: 'schemas/messages/en.json' },
    );
    if ('complaints' in result) throw new Error(result.complaints.join('\n'));
    const rows = [{ [name]: 'short' }];
    const { container } = await mount(result.form, {
      [name]: 'short',
      list: rows,
      group: { [name]: rows },
      free: { [name]: 'x' },
    });
    await act(async () => container.querySelector<HTMLElement>('[type="submit"]')?.click());
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const named = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'for'].flatMap((attribute) =>
      [...container.querySelectorAll(`[${attribute}]`)].flatMap((one) => one.getAttribute(attribute)?.split(/\s+/) ?? []),
    );
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    for (const add of container.querySelectorAll<HTMLElement>('[id$="list__add"]')) {
      await act(async () => add.click());
      expect(document.activeElement?.closest('[aria-posinset="2"]')).toBeTruthy();
    }
    const fields = [...container.querySelectorAll('input[aria-invalid="true"]')];
    expect(fields.map((field) => field.getAttribute('aria-describedby')?.includes(`${field.id}__error`))).toEqual(
      [1, 2, 3, 4].map(() => true),
    );
  },
);
