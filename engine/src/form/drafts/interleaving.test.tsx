// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createRef, StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle, Submission } from '../types.ts';

const form = await moduleOf(
  {
    type: 'object',
    properties: {
      hide: { title: 'Hide', type: 'boolean' },
      a: { title: 'A', type: 'string' },
      b: { title: 'B', type: 'string' },
      rows: { title: 'Rows', type: 'array', items: { type: 'object', properties: { t: { title: 'T', type: 'string' } } } },
    },
  },
  { b: { 'ui:rules': [{ effect: 'hide', when: { data: { properties: { hide: { const: true } }, required: ['hide'] } } }] } },
);

const text = fc.string({ minLength: 1, maxLength: 2, unit: fc.constantFrom('x', 'y', 'é', '好') });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('type'), at: fc.nat(4), text }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), at: fc.nat(150), text }) },
  fc.record({ do: fc.constantFrom('blur', 'send', 'add', 'remove', 'down', 'toggle', 'reset', 'set'), at: fc.nat(4), text }),
);

interface Model {
  a: string;
  b: string;
  rows: string[];
}

function textsOf(data: JsonObject | undefined): Model {
  const { a = '', b = '', rows = [] } = data ?? {};
  const texts = Array.isArray(rows) ? rows.map((row) => String(Reflect.get(Object(row), 't') ?? '')) : [];
  return { a: String(a), b: String(b), rows: texts };
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('what was typed is what is sent, under any order of typing, leaving, sending, hiding, resetting and moving rows', async () => {
  vi.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const sent: Submission[] = [];
      let seen: JsonObject = { rows: [{ t: '1' }, { t: '2' }] };
      const handle = createRef<FormHandle>();
      const onSubmit = async (submission: Submission) => {
        sent.push(submission);
        return { ok: true } as const;
      };
      render(
        <StrictMode>
          <SchemaForm
            form={form}
            theme={plainTheme}
            onSubmit={onSubmit}
            onChange={(data) => {
              seen = data;
            }}
            ref={handle}
            initialData={seen}
          />
        </StrictMode>,
      );
      const model: Model = { a: '', b: '', rows: ['1', '2'] };
      const click = (name: string) => act(() => screen.queryByRole('button', { name })?.click());

      for (const { do: what, at, text: typed } of steps) {
        const id = at === 0 ? 'root_a' : at === 1 ? 'root_b' : `root_rows_${at - 2}_t`;
        const input = document.getElementById(id);
        const row = at - 2;
        if (what === 'type' && input instanceof HTMLInputElement) {
          const value = input.value + typed;
          fireEvent.change(input, { target: { value } });
          if (at === 0) model.a = value;
          else if (at === 1) model.b = value;
          else model.rows[row] = value;
        } else if (what === 'wait') act(() => vi.advanceTimersByTime(at));
        else if (what === 'blur' && input) fireEvent.blur(input);
        else if (what === 'toggle') act(() => document.getElementById('root_hide')?.click());
        else if (what === 'add') {
          click('Add to Rows');
          model.rows.push('');
        } else if (what === 'remove' && at < model.rows.length) {
          click(`Remove ${at + 1}`);
          model.rows.splice(at, 1);
        } else if (what === 'down' && at + 1 < model.rows.length) {
          click(`Down ${at + 1}`);
          model.rows.splice(at, 2, model.rows[at + 1] ?? '', model.rows[at] ?? '');
        } else if (what === 'reset') {
          act(() => handle.current?.reset({ a: typed, rows: [{ t: typed }] }));
          Object.assign(model, { a: typed, b: '', rows: [typed] });
        } else if (what === 'set') {
          act(() => handle.current?.setValue('/a', typed));
          model.a = typed;
        } else if (what === 'send') {
          await act(async () => {
            const field = document.getElementById('root_a');
            if (field) fireEvent.keyDown(field, { key: 'Enter' });
          });
          act(() => vi.advanceTimersByTime(0));
          expect(textsOf(sent.at(-1)?.data)).toEqual(model);
        }
      }
      cleanup();
      expect(textsOf(seen)).toEqual(model);
    }),
    { numRuns: 60 },
  );
});
