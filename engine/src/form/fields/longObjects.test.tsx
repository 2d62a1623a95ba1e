// @vitest-environment jsdom
import { createRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle, SchemaFormProps, Submission, SubmitOutcome } from '../types.ts';

const text = { type: 'string', maxLength: 5 };
const fields = (count: number, from = 0) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${from + at}`, text]));
const object = (properties: object) => ({ type: 'object', properties });

const schema = object({
  ...fields(90),
  rows: { type: 'array', items: object(fields(70)) },
  inner: object({ ...fields(70), last: text }),
  ...fields(5, 90),
});
const form = await moduleOf(schema);
const withUi = (ui: object) => moduleOf(schema, ui);

const isActing: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
let container: HTMLElement;
let root: Root;

// Testing-library's `act` would wait for the second step.
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing));
afterEach(() => {
  flushSync(() => root.unmount());
  container.remove();
});

/** Draws a form as far as its first step. */
function mount(props: Partial<SchemaFormProps> = {}) {
  const ref = createRef<FormHandle>();
  const sent: Submission[] = [];
  const onSubmit = async (submission: Submission): Promise<SubmitOutcome> => {
    sent.push(submission);
    return { ok: true };
  };
  const element = (more: Partial<SchemaFormProps> = {}): ReactNode => (
    <SchemaForm form={form} theme={plainTheme} onSubmit={onSubmit} ref={ref} {...props} {...more} />
  );
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  flushSync(() => root.render(element()));
  const draw = (more: Partial<SchemaFormProps>) => flushSync(() => root.render(element(more)));
  const handle = () => {
    if (!ref.current) throw new Error('no form');
    return ref.current;
  };
  return { sent, handle, draw };
}

const field = (id: string) => document.getElementById(`root_${id}`) as HTMLInputElement;
const inputs = () => [...container.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')];
const drawn = () => expect.poll(() => field('f94')).not.toBeNull();
const press = (name: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
const ids = () => [...container.querySelectorAll('[id]')].map(({ id }) => id);
const type = (element: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
};

describe('a long object', () => {
  it('fills the first screen, with room for the others, which follow by themselves, each once', async () => {
    mount();
    expect(inputs().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => `root_f${at}`));
    expect(container.querySelector<HTMLElement>('[aria-hidden="true"]')?.style.blockSize).toBe(`${(70 + 1 + 71 + 5) * 6}rem`);
    const before = inputs();
    await drawn();
    expect(inputs()).toHaveLength(90 + 71 + 5);
    expect(inputs().slice(0, 20)).toEqual(before);
    expect(new Set(ids()).size).toBe(ids().length);
    expect(container.querySelector('[aria-hidden="true"]')).toBeNull();
  });

  it.each([
    ['hidden fields, which take no room', { f0: { 'ui:widget': 'hidden' }, f9: { 'ui:widget': 'hidden' } }, 20],
    ['two columns', { 'ui:options': { columns: 2 } }, 40],
    ['a layout, which needs all of them', { 'ui:layout': ['f0', '*'] }, 90 + 20 + 5],
    ['a field at the end that takes the focus', { f94: { 'ui:autofocus': true } }, 90 + 20 + 5],
    ['a field within another that takes the focus', { inner: { last: { 'ui:autofocus': true } } }, 90 + 71 + 5],
  ])('with %s', async (_what, ui, count) => {
    mount({ form: await withUi(ui) });
    expect(inputs()).toHaveLength(count);
  });

  it('keeps what is typed in the first fields while the others come, and the focus', async () => {
    const { handle } = mount();
    const first = field('f0');
    first.focus();
    type(first, 'typed');
    await drawn();
    type(first, 'more');
    expect(field('f0')).toBe(first);
    expect(document.activeElement).toBe(first);
    expect(first.value).toBe('more');
    expect(handle().getData()).toEqual({ f0: 'more' });
  });

  it('loses no field when the form is drawn anew while the others come', async () => {
    const { draw } = mount();
    const before = inputs();
    draw({ disabled: true });
    await drawn();
    expect(inputs().slice(0, 20)).toEqual(before);
    expect(inputs().every(({ disabled }) => disabled)).toBe(true);
    expect(new Set(ids()).size).toBe(ids().length);
  });

  it('is the same document with and without its last fields on the page', async () => {
    const initialData = { f0: 'a', f94: 'b', rows: [{ f69: 'c' }] };
    const { handle, sent } = mount({ initialData });
    expect(handle().getData()).toEqual(initialData);
    expect(handle().isDirty()).toBe(false);
    handle().setValue('/f94', 'd');
    expect(handle().isDirty()).toBe(true);
    flushSync(() => press('Send'));
    await expect.poll(() => sent.map(({ data }) => data)).toEqual([{ ...initialData, f94: 'd' }]);
  });
});

describe('an object that becomes another', () => {
  const option = (kind: string, count: number) => ({
    title: kind,
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: kind }, ...fields(count) },
  });

  it.each([
    ['longer', 'short', 'long', 100],
    ['shorter', 'long', 'short', 5],
  ])('%s has each of its fields once', async (_what, from, to, count) => {
    const module = await moduleOf({ type: 'object', oneOf: [option('short', 5), option('long', 100)] });
    const { handle } = mount({ form: module, initialData: { kind: from } });
    handle().replace({ kind: to });
    const names = () => inputs().flatMap(({ id }) => /^root_(f\d+)$/.exec(id)?.[1] ?? []);
    await expect.poll(names).toEqual(Object.keys(fields(count)));
  });
});

describe('a field that is still to come', () => {
  const rows = Array.from({ length: 40 }, (_, at) => ({ f0: `N${at}` }));

  it.each([
    ['at the end', '/f94', 'f94'],
    ['in another long object', '/inner/last', 'inner_last'],
    ['in a row that rests', '/rows/35/f69', 'rows_35_f69'],
  ])('%s is drawn when it is gone to', async (_where, pointer, id) => {
    const { handle } = mount({ initialData: { rows } });
    expect(field(id)).toBeNull();
    handle().goTo(pointer);
    await expect.poll(() => document.activeElement?.id).toBe(`root_${id}`);
  });

  it('has its place among the errors of a submission pressed before', async () => {
    const bad = 'far too long';
    const wrong = rows.map((row, at) => (at === 35 ? { f69: bad } : row));
    mount({ initialData: { f94: bad, rows: wrong, inner: { last: bad }, f80: bad, f3: bad } });
    flushSync(() => press('Send'));
    // At once, before the others would have come by themselves.
    expect(field('f94')).not.toBeNull();
    const lines = () => [...container.querySelectorAll('[data-path]')].map((line) => line.getAttribute('data-path'));
    await expect.poll(lines).toEqual(['/f3', '/f80', '/rows/35/f69', '/inner/last', '/f94']);
    await expect.poll(() => document.activeElement?.id).toBe('root_f3');
    container.querySelector<HTMLElement>('[data-path="/rows/35/f69"]')?.click();
    await expect.poll(() => document.activeElement?.id).toBe('root_rows_35_f69');
  });
});

describe('an object of many choices', () => {
  const choice = { oneOf: [text, { type: 'object', properties: { deep: { oneOf: [text, { type: 'boolean' }] } } }] };
  const choices = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`c${at}`, choice]));
  const open = moduleOf({ ...object({ kind: { enum: ['a'] }, many: { ...object(choices), additionalProperties: text } }) });
  const many = (at: number) => field(`many_c${at}`);
  const selects = () => container.querySelectorAll('select[id$="oneof_select"]');

  it('fills the first screen, keeps room for the others, and draws them in turns', async () => {
    mount({ form: await open, initialData: { many: { free: 'x' } } });
    expect(selects().length).toBeGreaterThan(20);
    expect(selects().length).toBeLessThan(40);
    expect(many(89).getAttribute('aria-hidden')).toBe('true');
    const first = many(0);
    first.focus();
    type(first, 'typed');
    await expect.poll(() => selects().length).toBe(90);
    expect(container.querySelector('[aria-hidden="true"]')).toBeNull();
    expect(many(0)).toBe(first);
    expect(document.activeElement).toBe(first);
    expect(first.value).toBe('typed');
    expect(field('many_free').value).toBe('x');
    expect(new Set(ids()).size).toBe(ids().length);
  });

  it('draws one at once that is gone to', async () => {
    const { handle } = mount({ form: await open, initialData: { many: { c88: { deep: 'x' } } } });
    handle().goTo('/many/c88/deep');
    await expect.poll(() => document.activeElement?.id).toBe('root_many_c88_deep');
    expect(many(89).getAttribute('aria-hidden')).toBe('true');
  });

  it('has the errors of those to come in the summary, in their order, and leads to each', async () => {
    const bad = 'far too long';
    mount({ form: await open, initialData: { many: { c89: bad, c60: bad, c1: bad } } });
    flushSync(() => press('Send'));
    const lines = () => [...container.querySelectorAll('[data-path]')].map((line) => line.getAttribute('data-path'));
    await expect.poll(lines).toEqual(['/many/c1', '/many/c60', '/many/c89']);
    container.querySelector<HTMLElement>('[data-path="/many/c89"]')?.click();
    await expect.poll(() => document.activeElement?.id).toMatch(/^root_many_c89/);
  });

  it('goes on with the others when those whose turn it is go', async () => {
    const { handle, draw } = mount({ form: await open });
    draw({ disabled: true });
    handle().replace({ many: { c3: { deep: true } } });
    draw({ disabled: false });
    await expect.poll(() => selects().length).toBe(91);
    expect(container.querySelector('[aria-hidden="true"]')).toBeNull();
  });

  it('is whole in a page drawn by a server', async () => {
    const page = <SchemaForm form={await open} theme={plainTheme} onSubmit={async () => ({ ok: true })} />;
    const problem = vi.fn();
    container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    expect(selects()).toHaveLength(90);
    const last = many(89);
    root = hydrateRoot(container, page, { onRecoverableError: problem });
    await expect.poll(() => Object.keys(last).some((key) => key.startsWith('__react'))).toBe(true);
    expect(many(89)).toBe(last);
    expect(problem).not.toHaveBeenCalled();
  });
});

describe('a page drawn by a server', () => {
  it('has all fields of a long object and is taken over as it is', async () => {
    const page = <SchemaForm form={form} theme={plainTheme} onSubmit={async () => ({ ok: true })} />;
    const problem = vi.fn();
    container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    const before = inputs();
    expect(before).toHaveLength(90 + 71 + 5);
    const removed = vi.fn();
    const observer = new MutationObserver(removed);
    observer.observe(container, { childList: true, subtree: true });
    root = hydrateRoot(container, page, { onRecoverableError: problem });
    await expect.poll(() => Object.keys(before[0] ?? {}).some((key) => key.startsWith('__react'))).toBe(true);
    flushSync(() => field('f94').focus());
    await new Promise((done) => setTimeout(done, 50));
    expect(inputs()).toEqual(before);
    expect(problem).not.toHaveBeenCalled();
    expect(removed).not.toHaveBeenCalled();
    observer.disconnect();
  });
});
