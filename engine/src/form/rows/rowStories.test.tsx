// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { createRef, StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle } from '../types.ts';

/** A row of the model: what it is called, its members of free name, and its rows. */
interface ModelRow {
  name: string;
  free?: { [name: string]: string };
  rows?: ModelRow[];
}

interface Gone {
  readonly row: ModelRow;
  readonly from: number;
  index: number;
}

const most = 4;
const listOf = (depth: number): object => ({
  type: 'array',
  title: `List ${depth}`,
  maxItems: most,
  items: {
    type: 'object',
    title: `Row ${depth}`,
    properties: {
      name: { type: 'string', title: 'Name' },
      free: { type: 'object', title: 'Free', additionalProperties: { type: 'string' } },
      ...(depth < 3 && { rows: listOf(depth + 1) }),
    },
  },
});
const uiOf = (depth: number): object => ({
  'ui:options': { orderable: true, copyable: true, undoRemove: true },
  items: depth < 3 ? { rows: uiOf(depth + 1) } : {},
});
const form = await moduleOf({ type: 'object', properties: { rows: listOf(1) } }, { rows: uiOf(1) });

const documentOf = (turn: number): { rows: ModelRow[] } => ({
  rows: ['a', 'b', 'c'].map((name) => ({
    name: name + turn,
    free: { x: name },
    rows: ['d', 'e'].map((inner) => ({
      name: inner + turn,
      rows: [{ name: `f${turn}`, free: { y: inner } }, { name: `g${turn}` }],
    })),
  })),
});

const jsonOf = (turn: number): JsonObject => JSON.parse(JSON.stringify(documentOf(turn)));

const step = fc.record({
  does: fc.constantFrom('add', 'remove', 'remove', 'undo', 'undo', 'copy', 'up', 'down', 'error', 'error', 'reset', 'readOnly'),
  way: fc.array(fc.nat(3), { maxLength: 2 }),
  at: fc.nat(3),
});

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 6);

afterEach(cleanup);

/** A form and what must stand in it. */
const begin = () => {
  const handle = createRef<FormHandle>();
  let turn = 0;
  let data = documentOf(turn);
  let gone = new Map<ModelRow[], Gone[]>();
  let said: { row: ModelRow; message: string } | undefined;
  let isReadOnly = false;
  const page = () => (
    <StrictMode>
      <SchemaForm
        ref={handle}
        form={form}
        theme={plainTheme}
        readOnly={isReadOnly}
        initialData={jsonOf(0)}
        onSubmit={async () => ({ ok: true })}
      />
    </StrictMode>
  );
  const { container, rerender } = render(page());
  const pointerOf = (wanted: ModelRow, rows = data.rows, at = '/rows'): string | undefined =>
    rows
      .map((row, index) => (row === wanted ? `${at}/${index}` : pointerOf(wanted, row.rows ?? [], `${at}/${index}/rows`)))
      .find((pointer) => pointer !== undefined);
  const idOf = (pointer: string) => `root${pointer.replaceAll('/', '_')}`;
  /** The list that a way leads to, as near as there is one, and its rows. */
  const listAt = (way: readonly number[]) => {
    let rows = data.rows;
    let pointer = '/rows';
    for (const wish of way) {
      const index = wish % Math.max(1, rows.length);
      const inner = rows[index]?.rows;
      if (!inner) break;
      rows = inner;
      pointer = `${pointer}/${index}/rows`;
    }
    return {
      rows,
      section: document.getElementById(`${idOf(pointer)}__add`)?.closest('section'),
      depth: pointer.split('/rows').length - 1,
    };
  };
  const follow = (rows: ModelRow[], move: (index: number) => number | undefined) => {
    for (const one of gone.get(rows) ?? []) {
      let next: number | undefined;
      for (let at = one.index; at <= rows.length + 1 && next === undefined; at += 1) next = move(at);
      one.index = Math.min(next ?? rows.length, rows.length);
    }
    gone.get(rows)?.sort((a, b) => a.index - b.index);
  };
  const news = () => container.querySelector('[role="status"]')?.textContent;

  const play = ({ does, way, at }: { does: string; way: readonly number[]; at: number }): void => {
    const { rows, section, depth } = listAt(way);
    const list = section?.querySelector(':scope > [role="list"]');
    const index = at % Math.max(1, rows.length);
    const drawn = [...(list?.children ?? [])].filter((child) => child.hasAttribute('aria-posinset'));
    const press = (button: Element | null | undefined) => {
      if (!(button instanceof HTMLButtonElement) || button.disabled) return false;
      act(() => button.focus());
      act(() => button.click());
      return true;
    };
    const ofRow = (text: string) =>
      [...(drawn[index]?.querySelectorAll(':scope > [data-row] > button') ?? [])].find((one) =>
        one.textContent?.startsWith(text),
      );
    const row = rows[index];
    if (does === 'reset') {
      turn += 1;
      data = documentOf(turn);
      [gone, said] = [new Map(), undefined];
      act(() => handle.current?.reset(jsonOf(turn)));
      return;
    }
    if (does === 'readOnly') {
      isReadOnly = !isReadOnly;
      rerender(page());
      return;
    }
    if (does === 'error') {
      if (!row) return;
      const [name] = Object.keys(row.free ?? {});
      const message = `said ${turn} ${row.name}`;
      said = { row, message };
      const path = `${pointerOf(row)}${name === undefined ? '/name' : `/free/${name}`}`;
      act(() => handle.current?.setErrors([{ path, keyword: 'x', message }]));
      return;
    }
    if (does === 'add') {
      if (!press(section?.querySelector(':scope > button'))) return;
      if (rows.length >= most) return;
      rows.push({ name: '' });
      follow(rows, (one) => one);
    } else if (does === 'undo') {
      const lines = [...(list?.children ?? [])].filter((child) => child.hasAttribute('data-gone'));
      const which = at % Math.max(1, lines.length);
      const back = gone.get(rows)?.[which];
      if (!back || !press(lines[which]?.querySelector('button')) || rows.length >= most) return;
      gone.set(rows, gone.get(rows)?.filter((one) => one !== back) ?? []);
      for (const one of gone.get(rows)?.slice(which) ?? []) one.index += 1;
      rows.splice(Math.min(back.index, rows.length), 0, back.row);
      expect(news()).toBe(`Row ${depth} ${back.from + 1} is back.`);
    } else if (row && does === 'remove') {
      if (!press(ofRow('Remove'))) return;
      rows.splice(index, 1);
      follow(rows, (one) => (one === index ? undefined : one - (one > index ? 1 : 0)));
      const kept = gone.get(rows) ?? [];
      const before = kept.filter((one) => one.index <= index);
      gone.set(rows, [...before, { row, from: index, index }, ...kept.slice(before.length)]);
      expect(news()).toBe(`Row ${depth} ${index + 1} removed.`);
    } else if (row && does === 'copy') {
      if (!press(ofRow('Copy')) || rows.length >= most) return;
      rows.splice(index + 1, 0, structuredClone(row));
      follow(rows, (one) => (one < index + 1 ? one : one + 1));
    } else if (row && (does === 'up' || does === 'down')) {
      const to = does === 'up' ? index - 1 : index + 1;
      if (!press(ofRow(does === 'up' ? 'Up' : 'Down'))) return;
      rows.splice(to, 0, ...rows.splice(index, 1));
      follow(rows, (one) => (one === index ? to : one === to ? index : one));
      expect(news()).toBe(`Row ${depth} ${index + 1} moved to place ${to + 1} of ${rows.length}.`);
    } else return;
    expect(document.activeElement).not.toBe(document.body);
  };

  /** A document without what says nothing. */
  const plain = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (_name, part) =>
      part === '' || (Array.isArray(part) && part.length === 0) ? undefined : part,
    );
  const check = () => {
    expect(plain(handle.current?.getData())).toEqual(plain(data));
    const shown = [...container.querySelectorAll('[data-error]')].map((one) => [
      one.getAttribute('data-error'),
      one.textContent,
    ]);
    const pointer = said && pointerOf(said.row);
    const [name] = Object.keys(said?.row.free ?? {});
    const id = pointer && idOf(pointer) + (name === undefined ? '_name' : `_free_${name}`);
    expect(shown).toEqual(id === undefined ? [] : [[id, said?.message]]);
    for (const list of container.querySelectorAll('[role="list"]')) {
      const places = [...list.children].filter((child) => child.hasAttribute('aria-posinset'));
      expect(places.map((one) => one.getAttribute('aria-posinset'))).toEqual(places.map((_one, index) => String(index + 1)));
    }
  };
  return { play, check };
};

it('rows of lists three deep stand where they were put, with what was said of them, whatever is done in whatever order', {
  timeout: 120_000 + numRuns * 30_000,
}, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12, size: 'max' }), (steps) => {
      const { play, check } = begin();
      try {
        for (const one of steps) {
          play(one);
          check();
        }
      } finally {
        cleanup();
      }
    }),
    { numRuns, seed: Number(process.env['PROPERTY_SEED'] ?? 1) },
  );
});
