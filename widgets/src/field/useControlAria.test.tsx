// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { extendTheme, SchemaForm } from '@reelform/engine';
import type { FieldTemplateProps } from '@rjsf/utils';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { fluentTheme } from '../fluentTheme.ts';

afterEach(cleanup);

const OwnField = ({ id, label, rawErrors, children }: FieldTemplateProps) => (
  <div>
    <label htmlFor={id}>{label}</label>
    {children}
    {rawErrors}
  </div>
);
const theme = extendTheme(fluentTheme, { templates: { FieldTemplate: OwnField } });
const form = await moduleOf(
  {
    type: 'object',
    required: ['name', 'size'],
    properties: {
      name: { title: 'Name', type: 'string' },
      size: { title: 'Size', type: 'string', enum: ['S', 'L'] },
      fee: { title: 'Fee', type: ['number', 'null'] },
    },
  },
  { 'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict' }] },
);

it('R5: a control says that it is wrong in a field that a template of the host’s draws, too', async () => {
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm form={form} theme={theme} initialData={{ fee: 1 }} onSubmit={async () => ({ ok: true })} />
    </FluentProvider>,
  );
  const wrong = () => ['Name', 'Size', 'Fee'].map((label) => screen.getByLabelText(label).getAttribute('aria-invalid'));
  await screen.findByLabelText('Size');
  await waitFor(() => expect(wrong()).toEqual([null, null, null]));
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  await waitFor(() => expect(wrong()).toEqual(['true', 'true', null]));
});
