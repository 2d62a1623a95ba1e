// @vitest-environment jsdom
import type { ArrayFieldItemTemplateProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createContext, createRef, use } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { extendTheme } from '../extendTheme.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle } from '../types.ts';
import { drawnInPlace } from './drawnInPlace.ts';

const text = (title: string) => ({ title, type: 'string' });
const form = await moduleOf(
  {
    type: 'object',
    properties: {
      title: text('Title'),
      more: { title: 'More', type: 'boolean' },
      note: text('Note'),
      rows: { title: 'Rows', type: 'array', items: { title: 'Row', type: 'object', properties: { name: text('Name') } } },
    },
  },
  {
    'ui:order': ['title', 'more', 'note', 'rows'],
    note: {
      'ui:rules': [{ effect: 'show', when: { data: { properties: { more: { const: true } }, required: ['more'] } } }],
    },
  },
);

const Suffix = createContext(':');
const drawn: string[] = [];
let broken: string | undefined;

const Field = ({ id, label, rawErrors, children }: FieldTemplateProps) => {
  drawn.push(id);
  if (label === broken) throw new Error('broken');
  return (
    <div>
      <label htmlFor={id}>{`${label}${use(Suffix)}`}</label>
      {children}
      {rawErrors?.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
};
const ObjectFields = ({ properties }: ObjectFieldTemplateProps) => <div>{properties.map(({ content }) => content)}</div>;
const Item = ({ children, buttonsProps }: ArrayFieldItemTemplateProps) => (
  <div>
    {children}
    <button type="button" onClick={buttonsProps.onRemoveItem}>{`Remove ${buttonsProps.index}`}</button>
  </div>
);

const themeOf = (say: typeof drawnInPlace) =>
  extendTheme(plainTheme, {
    templates: {
      FieldTemplate: say((props: FieldTemplateProps) => Field(props)),
      ObjectFieldTemplate: say((props: ObjectFieldTemplateProps) => ObjectFields(props)),
      ArrayFieldItemTemplate: say((props: ArrayFieldItemTemplateProps) => Item(props)),
    },
  });
const inPlace = themeOf(drawnInPlace);
const mounted = themeOf((template) => template);

afterEach(() => {
  cleanup();
  broken = undefined;
  vi.restoreAllMocks();
});

function mount(theme = inPlace) {
  const ref = createRef<FormHandle>();
  const initialData = { title: 'T', rows: [{ name: 'a' }, { name: 'b' }] };
  const { container } = render(
    <Suffix value="!">
      <SchemaForm form={form} theme={theme} initialData={initialData} onSubmit={async () => ({ ok: true })} ref={ref} />
    </Suffix>,
  );
  return { ref, container };
}

const input = (label: string, at = 0) => screen.getAllByLabelText<HTMLInputElement>(label)[at] as HTMLInputElement;

describe('templates drawn in place', () => {
  it('draw what they draw as components', () => {
    const html = mount(mounted).container.innerHTML;
    cleanup();
    expect(mount().container.innerHTML).toBe(html);
    expect(html).toContain('Title!');
  });

  it('keep text typed and the focus while rows come and go, and fields are shown and hidden', () => {
    const { ref } = mount();
    input('Name!', 1).focus();
    fireEvent.change(input('Name!', 1), { target: { value: 'typed' } });
    const element = input('Name!', 1);
    act(() => screen.getByRole('button', { name: 'Remove 0' }).click());
    expect(input('Name!')).toBe(element);
    act(() => ref.current?.setValue('/more', true));
    fireEvent.change(input('Note!'), { target: { value: 'n' } });
    act(() => ref.current?.setValue('/more', false));
    expect(screen.queryByLabelText('Note!')).toBeNull();
    act(() => ref.current?.setValue('/more', true));
    expect(input('Note!').value).toBe('n');
    expect(ref.current?.getData()).toEqual({ title: 'T', more: true, note: 'n', rows: [{ name: 'typed' }] });
  });

  it('draw errors', () => {
    const { ref } = mount();
    act(() => ref.current?.setErrors([{ path: '/rows/1/name', keyword: 'x', message: 'Taken' }]));
    expect(screen.getAllByText('Taken')).not.toHaveLength(0);
  });

  it('are told once what two errors of a field say in the same words', () => {
    const { ref } = mount();
    const taken = { path: '/title', message: 'Taken' };
    act(() =>
      ref.current?.setErrors([
        { ...taken, keyword: 'const' },
        { ...taken, keyword: 'enum' },
      ]),
    );
    expect(input('Title!').closest('div')?.querySelectorAll('p')).toHaveLength(1);
  });

  it('that throw leave the fields beside theirs, with what was typed into them', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { ref } = mount();
    fireEvent.change(input('Name!', 1), { target: { value: 'typed' } });
    broken = 'Title';
    act(() => ref.current?.setErrors([{ path: '/title', keyword: 'x', message: 'Taken' }]));
    expect(screen.queryByLabelText('Title!')).toBeNull();
    expect(input('Name!', 1).value).toBe('typed');
    expect(ref.current?.getData()).toEqual({ title: 'T', rows: [{ name: 'a' }, { name: 'typed' }] });
  });

  it('draw no field anew whose value and errors are the same', () => {
    mount();
    drawn.length = 0;
    fireEvent.change(input('Name!', 1), { target: { value: 'typed' } });
    fireEvent.blur(input('Name!', 1));
    expect(drawn).not.toContain('root_title');
    expect(drawn).not.toContain('root_rows_0_name');
  });
});
