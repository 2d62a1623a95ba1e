// @vitest-environment jsdom
import '../../../engine/src/form/fixture/nodeBytes.ts';
import type { FormHandle } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { repeatedIds } from '../foreign/accessibleNames.ts';
import { preparedForm } from './preparedForm.ts';
import { propertyRuns } from './propertyRuns.ts';
import { StrictForm } from './StrictForm.tsx';
import { untilDrawn } from './untilDrawn.ts';

const text = (title: string) => ({ type: 'string', title });
const rows = {
  type: 'array',
  title: 'Rows',
  items: { type: 'object', title: 'Row', required: ['name'], properties: { name: text('Name'), fee: { type: 'number' } } },
};
const actions = [
  { name: 'send', label: 'Send', mode: 'strict' },
  { name: 'keep', label: 'Keep', mode: 'draft' },
];
const ui = {
  rows: { 'ui:options': { orderable: true, undoRemove: true, copyable: true } },
  tags: { 'ui:widget': 'tag-picker', 'ui:options': { creatable: true } },
  'ui:actions': actions,
};
const tags = { type: 'array', title: 'Tags', uniqueItems: true, items: { type: 'string' } };
const form = await preparedForm({
  schema: { type: 'object', required: ['title'], properties: { title: text('Title'), year: { type: 'integer' }, tags, rows } },
  ui,
});
const otherForm = await preparedForm({
  schema: { type: 'object', required: ['note'], properties: { title: text('Title'), note: text('Note'), rows } },
  ui: { rows: ui.rows, 'ui:actions': actions },
});

const document1 = (turn: number): JsonObject => ({ title: `t${turn}`, rows: [{ name: `a${turn}` }, { name: 'b', fee: 1 }] });

/** One of the two forms of the page. */
interface Slot {
  readonly idPrefix: string;
  readonly handle: React.RefObject<FormHandle | null>;
  /** How often it was sent. */
  sent: number;
  isOther: boolean;
  initialData: JsonObject;
}

const event = fc.record({
  which: fc.nat(1),
  name: fc.constantFrom(
    ...([
      'type',
      'type',
      'type',
      'press',
      'press',
      'enter',
      'save',
      'leave',
      'wait',
      'refuse',
      'set',
      'reset',
      'swap',
    ] as const),
  ),
  at: fc.nat(60),
  text: fc.string({ maxLength: 3, unit: fc.constantFrom('a', '1', '-', 'é') }),
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const { timeoutMs, ...runs } = propertyRuns(2);

it('of two forms on a page nothing that is done in one reaches the other, which may become another form', {
  timeout: timeoutMs,
}, async () => {
  const property = fc.asyncProperty(fc.array(event, { maxLength: 30, size: 'max' }), async (events) => {
    cleanup();
    vi.useRealTimers();
    localStorage.clear();
    const slots = ['billing', 'shipping'].map(
      (idPrefix): Slot => ({ idPrefix, handle: createRef(), sent: 0, isOther: false, initialData: document1(0) }),
    );
    const drawn = () => (
      <>
        {slots.map((slot) => (
          <section key={slot.idPrefix} id={`${slot.idPrefix}-place`}>
            <StrictForm
              ref={slot.handle}
              form={slot.isOther ? otherForm : form}
              idPrefix={slot.idPrefix}
              localDraftKey={`${slot.idPrefix}${slot.isOther}`}
              initialData={slot.initialData}
              onSubmit={async () => {
                slot.sent += 1;
                return { ok: true };
              }}
            />
          </section>
        ))}
      </>
    );
    const { container, rerender } = render(drawn());
    await untilDrawn(container, 'shipping_rows_1_name');
    vi.useFakeTimers();
    const placeOf = ({ idPrefix }: Slot) => {
      const place = document.getElementById(`${idPrefix}-place`);
      if (!place) throw new Error('there is no such form');
      return place;
    };
    const kept = ({ idPrefix }: Slot) => Object.entries({ ...localStorage }).filter(([name]) => name.includes(idPrefix));
    const stateOf = (slot: Slot) => ({
      page: placeOf(slot).innerHTML,
      values: [...placeOf(slot).querySelectorAll('input')].map(({ value }) => value),
      data: JSON.stringify(slot.handle.current?.getData()),
      isDirty: slot.handle.current?.isDirty(),
      sent: slot.sent,
      kept: kept(slot),
    });
    for (const [turn, { which, name, at, text: typed }] of events.entries()) {
      const [slot, other] = which === 0 ? slots : [...slots].reverse();
      if (!slot || !other) throw new Error('there are two');
      // What is typed there is kept, or made a tag, in its own time, and the focus leaves it.
      act(() => (document.activeElement as HTMLElement | null)?.blur());
      await act(async () => {
        other.handle.current?.flush();
        // In turns with what is waited for: a tag is made by an answer, and kept after that.
        await vi.advanceTimersByTimeAsync(1000);
      });
      const before = stateOf(other);
      const place = placeOf(slot);
      const inputs = [...place.querySelectorAll<HTMLInputElement>('input[type="text"]')];
      const input = inputs[at % Math.max(1, inputs.length)];
      const buttons = [...place.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
      if (name === 'type' && input) {
        act(() => input.focus());
        act(() => void fireEvent.input(input, { target: { value: typed } }));
      } else if (name === 'press') await act(async () => buttons[at % Math.max(1, buttons.length)]?.click());
      else if (name === 'enter' && input) {
        act(() => input.focus());
        await act(async () => void fireEvent.keyDown(input, { key: 'Enter', ctrlKey: at % 2 === 0 }));
        await act(async () => input.form?.requestSubmit());
      } else if (name === 'save' && input) {
        act(() => input.focus());
        await act(async () => void fireEvent.keyDown(input, { key: 's', ctrlKey: true }));
      } else if (name === 'wait') act(() => void vi.advanceTimersByTime(at * 10));
      else if (name === 'refuse') {
        const path = ['/title', '/rows/0/name', ''][at % 3] ?? '';
        act(() => slot.handle.current?.setErrors([{ path, keyword: 'x', message: `No ${turn}.` }]));
      } else if (name === 'set') act(() => slot.handle.current?.setValue('/title', typed));
      else if (name === 'reset') act(() => slot.handle.current?.reset(document1(turn)));
      else if (name === 'swap') {
        if (input) act(() => void fireEvent.input(input, { target: { value: typed } }));
        slot.isOther = !slot.isOther;
        slot.initialData = document1(turn);
        rerender(drawn());
        // What was kept is offered, by what is fetched: what offers, and then what that is drawn with.
        await act(() => vi.dynamicImportSettled());
        await act(() => vi.dynamicImportSettled());
        expect(slot.handle.current?.getData()).toEqual(slot.initialData);
        expect(slot.handle.current?.isDirty()).toBe(false);
      }
      expect([turn, name, stateOf(other)]).toEqual([turn, name, before]);
      expect(repeatedIds(container)).toEqual([]);
    }
  });
  await fc.assert(property, runs);
});
