// @vitest-environment jsdom
import '../../../engine/src/form/fixture/nodeBytes.ts';
import type { FormHandle, Submission } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { compileForeign } from '../compileForeign.ts';
import { propertyRuns } from './propertyRuns.ts';
import { StrictForm } from './StrictForm.tsx';
import { untilDrawn } from './untilDrawn.ts';

const line = { type: 'string', title: 'Line' };
const result = await compileForeign(
  {
    schema: {
      type: 'object',
      properties: {
        text: { type: 'string', title: 'Text' },
        notes: { type: 'string', title: 'Notes' },
        amount: { type: 'number', title: 'Amount' },
        lines: { type: 'array', title: 'Lines', items: line },
      },
    },
    ui: {
      notes: { 'ui:widget': 'textarea' },
      'ui:actions': [{ name: 'keep', label: 'Keep', mode: 'draft' }],
    },
  },
  { messages: 'schemas/messages/en.json' },
);
if ('complaints' in result) throw new Error(result.complaints.join('\n'));
const { form } = result;

const letters = fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('a', 'b', ' ', 'é', '好', '👩‍🎓', '"', '<') });
const digits = fc.string({ minLength: 1, maxLength: 2, unit: fc.constantFrom('0', '1', '5', '.', '-') });
const field = fc.nat(4);
const at = fc.nat(100);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('type' as const), field, at, letters, digits }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('compose' as const),
      field,
      at,
      letters,
      parts: fc.array(letters, { maxLength: 3 }),
      waits: fc.nat(200),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cut' as const), field, at, length: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(150) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave' as const), field }) },
  fc.record({ do: fc.constant('enter' as const), field }),
  fc.record({ do: fc.constant('errors' as const), field }),
  fc.record({ do: fc.constantFrom('redraw' as const, 'keep' as const, 'add' as const) }),
  fc.record({ do: fc.constantFrom('remove' as const), row: fc.nat(2) }),
  fc.record({ do: fc.constant('set' as const), letters }),
);

const ids = ['root_text', 'root_notes', 'root_amount', 'root_lines_0', 'root_lines_1'];
const pointers = ['/text', '/notes', '/amount', '/lines/0', '/lines/1'];

interface Model {
  text: string;
  notes: string;
  amount: string;
  lines: string[];
}

const read = (model: Model, index: number) => [model.text, model.notes, model.amount, ...model.lines][index];
const write = (model: Model, index: number, value: string) => {
  if (index === 0) model.text = value;
  else if (index === 1) model.notes = value;
  else if (index === 2) model.amount = value;
  else model.lines[index - 3] = value;
};

const asAmount = (text: string) => (text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text) + 0);

/** What must be in the data: an amount that is no number stands there as it was typed. */
const expectData = (data: JsonObject | undefined, model: Model) => {
  const { text = '', notes = '', amount, lines = [] } = data ?? {};
  expect({ text, notes, lines }).toEqual({ text: model.text, notes: model.notes, lines: model.lines });
  expect(typeof amount === 'number' ? amount + 0 : amount).toEqual(asAmount(model.amount) ?? (model.amount || undefined));
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { timeoutMs, ...runs } = propertyRuns(25);

it('text widgets hold every character where it was typed, whatever happens around them', { timeout: timeoutMs }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
      cleanup();
      vi.useRealTimers();
      const sent: Submission[] = [];
      const handle = createRef<FormHandle>();
      let turn = 0;
      const initialData = { lines: ['one', 'two'] };
      const page = () => (
        <StrictForm
          ref={handle}
          form={form}
          initialData={initialData}
          context={{ turn }}
          onSubmit={async (submission) => {
            sent.push(submission);
            return { ok: true };
          }}
        />
      );
      const { container, rerender } = render(page());
      await untilDrawn(container, 'root_notes', 'root_lines_1');
      vi.useFakeTimers();
      const model: Model = { text: '', notes: '', amount: '', lines: ['one', 'two'] };
      const input = (index: number) => document.getElementById(ids[index] ?? '') as HTMLInputElement | null;
      const put = (index: number, next: string) => {
        const element = input(index);
        if (!element) return;
        element.focus();
        fireEvent.input(element, { target: { value: next } });
        write(model, index, next);
      };
      for (const one of steps) {
        const old = 'field' in one ? (read(model, one.field) ?? '') : '';
        if (one.do === 'type') {
          const place = one.at % (old.length + 1);
          put(one.field, old.slice(0, place) + (one.field === 2 ? one.digits : one.letters) + old.slice(place));
        } else if (one.do === 'cut') {
          const place = one.at % (old.length + 1);
          put(one.field, old.slice(0, place) + old.slice(place + one.length));
        } else if (one.do === 'compose' && one.field !== 2) {
          const element = input(one.field);
          if (!element) continue;
          const place = one.at % (old.length + 1);
          const around = (text: string) => old.slice(0, place) + text + old.slice(place);
          element.focus();
          fireEvent.compositionStart(element);
          for (const part of one.parts) {
            fireEvent.compositionUpdate(element, { data: part });
            put(one.field, around(part));
            act(() => vi.advanceTimersByTime(one.waits));
            expect(element.value).toBe(around(part));
          }
          put(one.field, around(one.letters));
          fireEvent.compositionEnd(element, { data: one.letters });
        } else if (one.do === 'wait') act(() => vi.advanceTimersByTime(one.ms));
        else if (one.do === 'leave') act(() => input(one.field)?.blur());
        else if (one.do === 'enter') {
          const element = input(one.field);
          if (element) await act(async () => void fireEvent.keyDown(element, { key: 'Enter' }));
        } else if (one.do === 'errors') {
          const error = { path: pointers[one.field] ?? '', keyword: 'x', message: 'From the server' };
          act(() => handle.current?.setErrors([error]));
        } else if (one.do === 'redraw') {
          turn += 1;
          rerender(page());
        } else if (one.do === 'keep') {
          const before = sent.length;
          await act(async () => screen.getByRole('button', { name: 'Keep' }).click());
          // What is typed as an amount and is none need not be sent.
          const isAmount = model.amount === '' || asAmount(model.amount) !== undefined;
          if (isAmount) expect(sent.length - before).toBe(1);
          if (isAmount) expectData(sent.at(-1)?.data, model);
        } else if (one.do === 'add') {
          act(() => screen.getByRole('button', { name: /^Add/ }).click());
          model.lines.push('');
        } else if (one.do === 'remove' && one.row < model.lines.length) {
          act(() => screen.getAllByRole('button', { name: /^Remove/ })[one.row]?.click());
          model.lines.splice(one.row, 1);
        } else if (one.do === 'set') {
          act(() => handle.current?.setValue('/text', one.letters));
          model.text = one.letters;
        }
        const shown = ids.map((_id, index) => input(index)?.value);
        const kept = ids.map((_id, index) => read(model, index));
        expect([one, shown]).toEqual([one, kept]);
      }
      expectData(handle.current?.getData(), model);
    }),
    runs,
  );
});
