// @vitest-environment jsdom
import { prepareForm } from '@reelform/engine';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { mountForm } from '../fixture/mountForm.tsx';

afterEach(cleanup);

it('a file that was sent is called by its name also after its field was hidden and came back', async () => {
  const isHidden = { data: { required: ['hidden'], properties: { hidden: { const: true } } } };
  const form = await moduleOf(
    { type: 'object', properties: { hidden: { type: 'boolean', title: 'Hide' }, file: { type: 'string', title: 'Report' } } },
    { file: { 'ui:widget': 'file-upload', 'ui:rules': [{ effect: 'hide', when: isHidden }] } },
  );
  await prepareForm(form);
  const uploads = { upload: async () => ({ value: 'k-1232e043' }) };
  const { container, data } = mountForm(form, {}, { services: { uploads } });
  await screen.findByRole('group', { name: 'Report' });
  const input = container.querySelector('input[type="file"]');
  const files = [new File(['text'], 'report.pdf')];
  await act(async () => input && fireEvent.change(input, { target: { files } }));
  await screen.findByText('report.pdf');
  expect(data()).toEqual({ file: 'k-1232e043' });
  for (const shown of [0, 1]) {
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Hide' }));
    await waitFor(() => expect(screen.queryAllByRole('group', { name: 'Report' })).toHaveLength(shown));
  }
  expect(await screen.findByText('report.pdf')).toBeTruthy();
});
