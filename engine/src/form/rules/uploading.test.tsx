// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { dropHidden, judge } from '../../validation/index.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { useFormRuntime } from '../runtimeContext.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import type { Submission, SubmitOutcome } from '../types.ts';
import type { UploadBook } from '../uploadBook.ts';

const isUploading = { form: { properties: { uploading: { const: true } }, required: ['uploading'] } };

const form = await moduleOf(
  {
    type: 'object',
    required: ['film'],
    properties: {
      film: { title: 'Film', type: 'string', errorMessage: { required: 'Please upload film' } },
      note: { title: 'Note', type: 'string' },
    },
  },
  {
    film: { 'ui:rules': [{ effect: 'waive', when: isUploading }] },
    note: { 'ui:rules': [{ effect: 'hide', when: isUploading, hidden: 'drop' }] },
    'ui:actions': [{ name: 'submit', label: 'Send', mode: 'strict' }],
  },
);

afterEach(cleanup);

const known: { uploads: UploadBook | undefined } = { uploads: undefined };

function Knowing(): ReactNode {
  known.uploads = useFormRuntime().uploads;
  return null;
}

const theme = { ...plainTheme, rjsf: { ...plainTheme.rjsf, widgets: { ...plainTheme.rjsf.widgets, TextWidget: Knowing } } };

function mount() {
  const sent: Submission[] = [];
  const onSubmit = async (submission: Submission): Promise<SubmitOutcome> => {
    sent.push(submission);
    return { ok: true };
  };
  render(<SchemaForm form={form} theme={theme} initialData={{ note: 'n' }} onSubmit={onSubmit} />);
  return { sent, begin: () => act(() => known.uploads?.begin()), end: () => act(() => known.uploads?.end()) };
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));

it('rules on a file that is on its way count in the verdict as they do on the page, and in what is sent', async () => {
  const { sent, begin, end } = mount();
  begin();
  expect(screen.queryByText('Note')).toBeNull();
  await press();
  expect(sent.map(({ data }) => data)).toEqual([{}]);
  end();
  await press();
  expect(screen.getByText('Please upload film')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('what is shown is judged anew as a file sets out, and as it is given up', async () => {
  const { begin, end } = mount();
  await press();
  expect(screen.getByText('Please upload film')).toBeTruthy();
  begin();
  expect(screen.queryByText('Please upload film')).toBeNull();
  end();
  expect(screen.getByText('Please upload film')).toBeTruthy();
});

it('who judges elsewhere knows of no file, unless it says so', () => {
  const data = { note: 'n' };
  expect(judge(form, data, { mode: 'strict' }).valid).toBe(false);
  expect(judge(form, data, { mode: 'strict', uploading: true }).valid).toBe(true);
  expect([dropHidden(form, data), dropHidden(form, data, {}, true, true)]).toEqual([data, {}]);
});
