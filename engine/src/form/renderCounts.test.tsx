// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countRenders } from './fixture/countRenders.ts';
import { moduleOf } from './fixture/moduleOf.ts';

const renders = countRenders();
const { act, cleanup, fireEvent, render } = await import('@testing-library/react');
const { SchemaForm } = await import('./SchemaForm.tsx');
const { plainTheme } = await import('./fixture/plainTheme.tsx');
const { QUIET_MS } = await import('./drafts/useDraftValue.ts');

const form = await moduleOf({
  type: 'object',
  definitions: { name: { type: 'string', maxLength: 200 } },
  properties: {
    title: { title: 'Title', type: 'string' },
    cast: {
      title: 'Cast',
      type: 'array',
      items: {
        type: 'object',
        properties: {
          actor: { $ref: '#/definitions/name', title: 'Actor' },
          role: { $ref: '#/definitions/name', title: 'Role' },
          note: { title: 'Note', type: 'string' },
        },
      },
    },
  },
});

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ actor: `A${index}`, role: `R${index}` }));

function mount(count: number) {
  render(
    <SchemaForm
      form={form}
      theme={plainTheme}
      initialData={{ title: 'T', cast: rows(count) }}
      onSubmit={async () => ({ ok: true })}
    />,
  );
  vi.useFakeTimers();
  renders.takeNames();
}

const type = (id: string, value: string) => {
  const input = document.getElementById(id);
  if (!input) throw new Error(`no element ${id}`);
  fireEvent.change(input, { target: { value } });
};
/** Has a row drawn that rests out of sight, as the Tab key would. */
const reach = (index: number) => {
  act(() => document.getElementById(`root_cast_${index}`)?.focus());
  renders.takeNames();
};
const settle = () => act(() => vi.advanceTimersByTime(QUIET_MS));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('what is drawn anew', () => {
  it.each([10, 100])('a key in the last of %i rows draws nothing', (count) => {
    mount(count);
    reach(count - 1);
    type(`root_cast_${count - 1}_role`, 'x');
    expect(renders.takeNames()).toEqual([]);
  });

  it('a commit in a row draws that row and what is around it, however many rows there are', () => {
    const counts = [40, 100].map((count) => {
      mount(count);
      reach(count - 1);
      type(`root_cast_${count - 1}_role`, 'x');
      renders.takeNames();
      settle();
      const names = renders.takeNames();
      cleanup();
      vi.useRealTimers();
      expect(names.filter((name) => name === 'Row')).toHaveLength(1);
      return names.length;
    });
    expect(counts[1]).toBe(counts[0]);
    expect(counts[1]).toBeLessThanOrEqual(60);
  });

  it('a commit in a field beside a list draws no row', () => {
    mount(100);
    type('root_title', 'x');
    settle();
    const names = renders.takeNames();
    expect(names).not.toContain('Row');
    expect(names.length).toBeLessThanOrEqual(35);
  });

  it('a list of 500 rows draws no more than those in sight', () => {
    vi.useRealTimers();
    render(
      <SchemaForm form={form} theme={plainTheme} initialData={{ cast: rows(500) }} onSubmit={async () => ({ ok: true })} />,
    );
    expect(renders.takeNames().filter((name) => name === 'Row')).toHaveLength(1);
  });

  it('a row added to 100 draws that row only, beside the places of the others', () => {
    mount(100);
    act(() => document.getElementById('root_cast__add')?.click());
    const names = renders.takeNames();
    expect(names.filter((name) => name === 'StoredField').length).toBeLessThanOrEqual(10);
  });

  it('the error of one field draws that field', () => {
    mount(100);
    reach(50);
    act(() => document.getElementById('root_cast_50_role')?.focus());
    type('root_cast_50_role', 'x'.repeat(201));
    settle();
    renders.takeNames();
    act(() => document.getElementById('root_title')?.focus());
    expect(document.querySelectorAll('[data-error="root_cast_50_role"]')).toHaveLength(1);
    const names = renders.takeNames();
    expect(names).not.toContain('Row');
    expect(names.length).toBeLessThanOrEqual(15);
  });
});
