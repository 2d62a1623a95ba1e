// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { SchemaForm } from '@reelform/engine';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { fetchFormParts, fluentTheme } from '../index.ts';

afterEach(cleanup);

it.each<[what: string, flag: object, ui: object, isMarked: boolean]>([
  ['may be false does not look', {}, {}, false],
  ['may be false and is a switch does not look', {}, { 'ui:widget': 'switch' }, false],
  ['a rule asks for does not look', {}, { 'ui:rules': [{ effect: 'require', when: { data: {} } }] }, false],
  ['has to be true looks', { const: true }, {}, true],
  ['has to be true when it is sent looks', { onSubmit: { const: true } }, {}, true],
])('a required box that %s as if it had to be ticked', async (_what, flag, ui, isMarked) => {
  const schema = { type: 'object', properties: { flag: { type: 'boolean', title: 'Flag', ...flag } }, required: ['flag'] };
  const form = await moduleOf(schema, { flag: ui } as never);
  await fetchFormParts(form);
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm form={form} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />
    </FluentProvider>,
  );
  const box = await screen.findByLabelText(/Flag/);
  expect([box.getAttribute('aria-required') === 'true', box.parentElement?.parentElement?.textContent?.includes('*')]).toEqual([
    isMarked,
    isMarked,
  ]);
});
