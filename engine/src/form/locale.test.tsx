// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { judge, localizeForm } from '../validation/index.ts';
import type { FormLocale } from '../validation/types.ts';
import { moduleOf } from './fixture/moduleOf.ts';
import { plainTheme } from './fixture/plainTheme.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import type { ConfirmProps } from './types.ts';

const circle = {
  title: 'Circle',
  properties: { shape: { const: 'circle' }, radius: { title: 'Radius', type: 'number' } },
  required: ['shape'],
};
const box = {
  title: 'Box',
  properties: { shape: { const: 'box' }, title: { title: 'Width', type: 'number' } },
  required: ['shape'],
};
const form = await moduleOf(
  {
    type: 'object',
    required: ['title'],
    properties: {
      title: { title: 'Title', type: 'string', maxLength: 3, errorMessage: { maxLength: 'At most {limit}.' } },
      other: { title: 'Other', type: 'string' },
      figure: { title: 'Figure', type: 'object', oneOf: [circle, box] },
    },
  },
  { title: { 'ui:help': 'Short.' } },
);
const german: FormLocale = {
  locale: 'de',
  messages: {
    keywords: { required: 'Bitte ausfüllen.' },
    formats: {},
    widgets: { form: { summaryTitle: 'Bitte {count} prüfen' } },
  },
  texts: {
    Title: 'Titel',
    'Short.': 'Kurz.',
    'At most {limit}.': 'Höchstens {limit}.',
    Send: 'Senden',
    Circle: 'Kreis',
    Radius: 'Halbmesser',
  },
};

afterEach(cleanup);

describe('a form in another language', () => {
  it('names the values of a list that may be nothing', async () => {
    const sizes = { enum: ['s', 'l'], enumNames: ['Small', 'Large'] };
    const size = { title: 'Size', anyOf: [sizes, { type: 'null' }] };
    const listed = await moduleOf({ type: 'object', properties: { size } });
    const texts = { Small: 'Klein' };
    render(<SchemaForm form={listed} locale={{ ...german, texts }} theme={plainTheme} onSubmit={async () => ({ ok: true })} />);
    expect(await screen.findByRole('option', { name: 'Klein' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Large' })).toBeTruthy();
  });

  it('says the same on the server: verdicts stay, their words change, what is left out stays', () => {
    const localized = localizeForm(form, german);
    expect(judge(localized, { title: 'long' }, { mode: 'strict' })).toEqual({
      valid: false,
      errors: [{ path: '/title', keyword: 'maxLength', message: 'Höchstens 3.' }],
    });
    expect(judge(localized, { other: 1 }, { mode: 'strict' })).toEqual({
      valid: false,
      errors: [
        { path: '/title', keyword: 'required', message: 'Bitte ausfüllen.' },
        { path: '/other', keyword: 'type', message: form.messages.keywords['type'] },
      ],
    });
    expect(localized.schema['properties']).toMatchObject({ title: { title: 'Titel' }, other: { title: 'Other' } });
  });

  it('can be changed while it stands: entries and errors stay', async () => {
    const page = (locale?: FormLocale) => (
      <SchemaForm
        form={form}
        theme={plainTheme}
        initialData={{ figure: { shape: 'circle', radius: 1 } }}
        onSubmit={async () => ({ ok: true })}
        {...(locale && { locale })}
      />
    );
    const { container, rerender } = render(page());
    const input = (id: string) => document.getElementById(id) as HTMLInputElement;
    expect(input('root_figure_radius')).not.toBeNull();
    fireEvent.change(input('root_title'), { target: { value: 'typed' } });
    await act(async () => screen.getByRole('button', { name: 'Send' }).click());
    expect(screen.getByText('At most 3.')).toBeTruthy();
    const menu = container.ownerDocument.body.appendChild(document.createElement('button'));
    onTestFinished(() => menu.remove());
    menu.focus();
    rerender(page(german));
    expect(document.activeElement).toBe(menu);
    expect(input('root_title').value).toBe('typed');
    expect(screen.getByText('Titel *')).toBeTruthy();
    expect(screen.getByText('Other')).toBeTruthy();
    expect(screen.getByText('Höchstens 3.')).toBeTruthy();
    expect(screen.getByText('Kurz.')).toBeTruthy();
    expect(screen.getByText('Halbmesser')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Senden' })).toBeTruthy();
    expect(container.querySelector('[lang="de"]')).not.toBeNull();
    rerender(page());
    expect(input('root_title').value).toBe('typed');
    expect(screen.getByText('At most 3.')).toBeTruthy();
    expect(container.querySelector('[lang]')).toBeNull();
  });
});

it('an open question is asked in the language that the form has by then, and its answer counts', async () => {
  const confirm = { title: 'Sure?', message: 'All of it?', confirmLabel: 'Yes', cancelLabel: 'No' };
  const asking = await moduleOf(
    { type: 'object', properties: { title: { title: 'Title', type: 'string' } } },
    { 'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict', confirm }] },
  );
  const sent: unknown[] = [];
  const theme = {
    ...plainTheme,
    Confirm: ({ message, confirmLabel, onConfirm }: ConfirmProps) => (
      <div role="dialog" aria-label={message}>
        <button type="button" onClick={onConfirm}>
          {confirmLabel}
        </button>
      </div>
    ),
  };
  const page = (locale?: FormLocale) => (
    <SchemaForm
      form={asking}
      theme={theme}
      onSubmit={async ({ data }) => {
        sent.push(data);
        return { ok: true };
      }}
      {...(locale && { locale })}
    />
  );
  const { rerender } = render(page());
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  expect(screen.getByRole('dialog', { name: 'All of it?' })).toBeTruthy();
  rerender(page({ ...german, texts: { 'All of it?': 'Alles?', Yes: 'Ja' } }));
  expect(screen.getByRole('dialog', { name: 'Alles?' })).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Ja' }).click());
  expect([sent, screen.queryByRole('dialog')]).toEqual([[{}], null]);
});
