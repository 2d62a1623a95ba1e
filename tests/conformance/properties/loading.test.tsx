// @vitest-environment jsdom
import '../../../engine/src/form/fixture/nodeBytes.ts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm, type Submission } from '@reelform/engine';
import { type FormModule, type JsonObject, judge } from '@reelform/engine/validation';
import { fluentTheme } from '@reelform/widgets';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { compileForeign } from '../compileForeign.ts';
import { unlabelledControls } from '../foreign/accessibleNames.ts';
import { propertyRuns } from './propertyRuns.ts';
import { documentOf } from './randomDocuments.ts';
import { formSchema } from './randomSchemas.ts';
import { untilDrawn } from './untilDrawn.ts';

const actions = [
  { name: 'submit', label: 'Send', mode: 'strict' },
  { name: 'keep', label: 'Keep', mode: 'draft' },
];

const moduleOf = async (schema: JsonObject): Promise<FormModule> => {
  const result = await compileForeign({ schema, ui: { 'ui:actions': actions } }, { messages: 'schemas/messages/en.json' });
  if ('complaints' in result) throw new Error(result.complaints.join('\n'));
  return result.form;
};

const isMembers = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document as text, the order of its members and what is `undefined` or negative zero in it included. */
const exactly = (document: unknown): string =>
  JSON.stringify(document, (_name, value) => {
    if (value === undefined) return '<undefined>';
    return Object.is(value, -0) ? '<-0>' : value;
  });

/** `now` without the members that `before` lacks; a place of a list that holds nothing lacks its value. */
const withoutAdded = (now: unknown, before: unknown): unknown => {
  if (Array.isArray(now) && Array.isArray(before)) {
    if (now.length !== before.length) return now;
    return now.map((item, index) => (before[index] === undefined ? undefined : withoutAdded(item, before[index])));
  }
  if (!isMembers(now) || !isMembers(before)) return now;
  const kept = Object.entries(now).filter(([name]) => Object.hasOwn(before, name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutAdded(value, before[name])]));
};

/** What is sent of a document that nobody touched: everything but members without a value. */
const sent = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sent);
  if (!isMembers(value)) return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(entries.map(([name, member]) => [name, sent(member)]));
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const { timeoutMs, ...runs } = propertyRuns(12);
const aCase = formSchema.chain((schema) => fc.record({ schema: fc.constant(schema), data: documentOf(schema) }));

it('any document of any form comes back as it was loaded, every control is named and none changes by a visit', {
  timeout: timeoutMs,
}, async () => {
  await fc.assert(
    fc.asyncProperty(aCase, async ({ schema, data }) => {
      const form = await moduleOf(schema);
      const complained: string[] = [];
      vi.spyOn(console, 'warn').mockImplementation(() => undefined); // rjsf about parts that contradict each other
      vi.spyOn(console, 'error').mockImplementation((...said) => {
        complained.push(said.map(String).join(' ').slice(0, 400));
      });
      const submissions: Submission[] = [];
      const handle = createRef<FormHandle>();
      const onSubmit = async (submission: Submission) => {
        submissions.push(submission);
        return { ok: true } as const;
      };
      const given = structuredClone(data);
      try {
        const { container } = render(
          <FluentProvider theme={webLightTheme}>
            <SchemaForm ref={handle} form={form} theme={fluentTheme} initialData={data} onSubmit={onSubmit} />
          </FluentProvider>,
        );
        await untilDrawn(container);
        const isNew = Object.keys(data).length === 0;
        const isWhole = judge(form, data, { mode: 'strict' }).valid;
        const loaded = handle.current?.getData();
        // What is new takes defaults, and what is not whole those that it must have; all else stays as it is.
        if (!isNew) expect(exactly(isWhole ? loaded : withoutAdded(loaded, data))).toBe(exactly(data));
        expect(exactly(data)).toBe(exactly(given));
        expect(unlabelledControls(container)).toEqual([]);
        expect(container.textContent).not.toMatch(/is not known\.|has failed\./);

        for (const control of container.querySelectorAll<HTMLElement>('input, textarea, select, button')) {
          fireEvent.focus(control);
          fireEvent.blur(control);
        }
        expect(exactly(handle.current?.getData())).toBe(exactly(loaded));
        expect(handle.current?.isDirty()).toBe(false);

        for (const mode of ['strict', 'draft'] as const) {
          const button = [...container.querySelectorAll('button')].find(
            ({ textContent }) => textContent === (mode === 'strict' ? 'Send' : 'Keep'),
          );
          submissions.length = 0;
          const before = handle.current?.getData();
          await act(async () => button?.click());
          const { valid } = judge(form, before, { mode });
          // A member that must be there and may be null is filled in once it was missed.
          const after = handle.current?.getData();
          const isFilled = !valid && submissions.length > 0;
          expect([mode, submissions.length]).toEqual([mode, judge(form, isFilled ? after : before, { mode }).valid ? 1 : 0]);
          if (submissions.length > 0) expect(exactly(submissions[0]?.data)).toBe(exactly(sent(after)));
          expect(exactly(valid ? after : withoutAdded(after, before))).toBe(exactly(before));
        }
        expect(complained).toEqual([]);
      } finally {
        cleanup();
        vi.restoreAllMocks();
      }
    }),
    runs,
  );
});
