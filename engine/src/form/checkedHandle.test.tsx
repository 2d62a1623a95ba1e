// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moduleOf } from './fixture/moduleOf.ts';
import { plainTheme } from './fixture/plainTheme.tsx';
import { type FormHandle, SchemaForm } from './index.ts';

afterEach(cleanup);

const document = { title: 'Dusk', cast: [{ name: 'Ida' }] };

const mount = async (): Promise<FormHandle> => {
  const form = await moduleOf({
    type: 'object',
    properties: {
      title: { type: 'string' },
      more: { type: 'object', additionalProperties: true, properties: { title: { type: 'string' } } },
      free: { type: 'object' },
      cast: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    },
  });
  const handle = createRef<FormHandle>();
  render(
    <SchemaForm ref={handle} form={form} theme={plainTheme} initialData={document} onSubmit={async () => ({ ok: true })} />,
  );
  await waitFor(() => expect(handle.current).not.toBeNull());
  if (!handle.current) throw new Error('no handle');
  return handle.current;
};

/** Data as plain JavaScript hands them over. */
const untyped = <T,>(text: string): T => JSON.parse(text);

describe('in development the handle says in words what it cannot do', () => {
  it.each<[name: string, call: (handle: FormHandle) => unknown, says: RegExp]>([
    ['a name for a pointer', (handle) => handle.setValue('title', 'Dawn'), /setValue takes a JSON pointer.* not "title"/],
    ['no pointer', (handle) => handle.goTo(untyped('null')), /goTo takes a JSON pointer.* not null/],
    ['a row that is not there', (handle) => handle.setValue('/cast/5/name', 'Max'), /no '5': it has 1 rows/],
    ['a name in a list', (handle) => handle.setValue('/cast/last/name', 'Max'), /no 'last': it has 1 rows/],
    ['errors by name', (handle) => handle.setErrors(untyped('{"title":"taken"}')), /setErrors takes a list of/],
    ['errors without a path', (handle) => handle.setErrors(untyped('[{"message":"taken"}]')), /setErrors takes a list of/],
    ['a text for a document', (handle) => handle.replace(untyped('"{}"')), /replace takes a whole document, not "{}"/],
    ['a list for a document', (handle) => handle.reset(untyped('[]')), /reset takes a whole document, not \[\]/],
    ['nothing for a document', (handle) => handle.settle(untyped('null')), /settle takes a whole document, not null/],
    [
      'a document that is still awaited',
      (handle) => Reflect.apply(handle.reset, handle, [Promise.resolve(document)]),
      /reset takes a whole document, not a promise: await it/,
    ],
    ['a button that is none', (handle) => handle.press('save'), /one of the form's buttons .*"submit".* not "save"/],
  ])('%s', async (_name, call, says) => {
    const handle = await mount();
    await expect(async () => call(handle)).rejects.toThrow(says);
    expect(handle.getData()).toEqual(document);
  });

  it.each([
    ['/titel', true],
    ['/cast/0/nam', true],
    ['/cast/0/name', false],
    ['/cast/1', false],
    ['/more/any', false],
    ['/free/any', false],
    ['', false],
  ])('a value for %s is told of: %s', async (pointer, isTold) => {
    const handle = await mount();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    act(() => handle.setValue(pointer, { title: 'Dawn' }));
    expect(warn.mock.calls).toEqual(
      isTold ? [[expect.stringMatching(`'${pointer}', which the form's schema does not name`)]] : [],
    );
    warn.mockRestore();
  });

  it('what it can do it does: a row behind the last, a document, an error of a field', async () => {
    const handle = await mount();
    act(() => handle.setValue('/cast/1', { name: 'Max' }));
    expect(handle.getData()).toEqual({ ...document, cast: [{ name: 'Ida' }, { name: 'Max' }] });
    act(() => handle.replace({ title: 'Dawn' }));
    act(() => handle.setErrors([{ path: '/title', keyword: 'taken', message: 'This title is taken.' }]));
    act(() => handle.goTo('/title'));
    await act(() => handle.press('submit'));
    expect(handle.getData()).toEqual({ title: 'Dawn' });
  });
});
