// @vitest-environment jsdom
import '../../../engine/src/form/fixture/nodeBytes.ts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, prepareForm, SchemaForm } from '@reelform/engine';
import { type FormModule, type JsonObject, judge } from '@reelform/engine/validation';
import { fluentTheme } from '@reelform/widgets';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createRef, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { brokenIds, labelsOf, repeatedIds, unlabelledControls } from './accessibleNames.ts';
import { foreignForms } from './foreignForms.ts';
import { foreignModule } from './foreignModule.ts';
import { mutationsOf } from './mutations.ts';
import { runTimeAjv } from './runTimeAjv.ts';

/** Texts that stand in the place of a field which cannot be drawn, from their last placeholder on. */
const problems = [messages.widgets.form.unknownWidget, messages.widgets.form.unresolvedRef].map(
  (text) => text.split('}').at(-1) ?? '',
);

/** Words of a validator or of rjsf, which say nothing to a person. */
const noise =
  /\[object|Unknown field type|Missing items|must (match|NOT)\b|exactly one schema|must have (required|property)|"(then|else|if)" schema/;

/** Fluent about the server's elements, which it finds beside its own, and React about widgets fetched when first drawn. */
const isExpected = (said: string) => said.includes('fluentui-conflicting-ids') || said.includes('does not support Suspense');

const complained: string[] = [];
beforeEach(() => {
  complained.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => {
      complained.push(said.map(String).join(' ').slice(0, 300));
    });
  }
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const page = (form: FormModule, data: JsonObject, ref?: Ref<FormHandle>) => (
  <FluentProvider theme={webLightTheme}>
    <SchemaForm
      form={form}
      theme={fluentTheme}
      initialData={data}
      onSubmit={async () => ({ ok: true })}
      {...(ref && { ref })}
    />
  </FluentProvider>
);

const loaded = async (container: HTMLElement) =>
  waitFor(() => {
    if (container.querySelector('[aria-busy="true"]') || !container.querySelector('form')) throw new Error('still loading');
  });

/** A schema of schemas holds itself in ten of its members: followed everywhere it is thousands of controls. */
const mostControls = 1000;

describe.each(foreignForms)('$name', (foreign) => {
  const { schema, data } = foreign;
  it('is judged as ajv does at run time, and every error has words', async () => {
    const form = await foreignModule(foreign);
    const runTime = runTimeAjv(schema);
    for (const document of [data, {}, ...mutationsOf(data)]) {
      const verdict = judge(form, document, { mode: 'strict' });
      expect([document, verdict.valid]).toEqual([document, runTime(document)]);
      for (const { message, keyword } of verdict.valid ? [] : verdict.errors) {
        expect([keyword, message]).not.toEqual([keyword, '']);
        expect(message).not.toMatch(noise);
      }
    }
  });
});

describe.each(foreignForms)('$name', (foreign) => {
  const { data } = foreign;
  it('is drawn on the server and in the page alike, whole, every control labelled, and gives its document back as it was', async () => {
    const handle = createRef<FormHandle>();
    const form = await foreignModule(foreign);
    await prepareForm(form);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page(form, data));
    const labelsSent = labelsOf(container);
    render(page(form, data, handle), {
      container,
      hydrate: true,
      onRecoverableError: (error) => complained.push(String(error)),
    });
    expect(labelsSent).toEqual(expect.arrayContaining([...labelsOf(container)]));
    await loaded(container);
    // A new document takes the schema's defaults; a stored one stays as it is.
    if (Object.keys(data).length > 0) expect(JSON.stringify(handle.current?.getData())).toBe(JSON.stringify(data));
    expect(handle.current?.isDirty()).toBe(false);
    const text = container.textContent ?? '';
    expect(problems.filter((problem) => text.includes(problem))).toEqual([]);

    expect(container.querySelectorAll('input, select, textarea, button').length).toBeLessThan(mostControls);
    expect(unlabelledControls(container)).toEqual([]);
    expect(repeatedIds(container)).toEqual([]);
    expect(brokenIds(container)).toEqual([]);
    await act(async () => container.querySelector<HTMLElement>('[type="submit"]')?.click());
    expect(container.textContent).not.toMatch(noise);
    expect(complained.filter((one) => !isExpected(one))).toEqual([]);
  });
});
