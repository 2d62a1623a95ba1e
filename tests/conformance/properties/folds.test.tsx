// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, type FormModule, SchemaForm } from '@reelform/engine';
import { type JsonObject, judge } from '@reelform/engine/validation';
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { fetchFormParts, fluentTheme } from '../../../widgets/src/index.ts';
import { propertyRuns } from './propertyRuns.ts';

afterEach(cleanup);

const { timeoutMs, ...runs } = propertyRuns(12);

const part = { $ref: '#/definitions/part' };
const text = { type: 'string', maxLength: 6 };

/** Ways in which a part may hold parts. */
const inner = {
  list: { type: 'array', items: part },
  one: part,
  named: { type: 'object', additionalProperties: part },
  either: { oneOf: [{ type: 'string' }, part] },
  lists: { type: 'array', items: { type: 'array', items: part } },
};

type Way = keyof typeof inner;

interface Plot {
  readonly ways: readonly Way[];
  readonly document: JsonObject;
  readonly opened: readonly number[];
  readonly foldDepth: number | undefined;
}

const partOf = (ways: readonly Way[], depth: number): fc.Arbitrary<JsonObject> => {
  const name = fc.constantFrom('', 'a', 'bc', 'too long', '0', '/');
  if (depth === 0) return fc.record({ text: name }, { requiredKeys: [], noNullPrototype: true });
  const below = partOf(ways, depth - 1);
  const some = fc.array(below, { maxLength: 4 });
  const of: { readonly [way in Way]: fc.Arbitrary<unknown> } = {
    list: some,
    one: below,
    named: fc.dictionary(name, below, { maxKeys: 3, noNullPrototype: true }),
    either: fc.oneof(below, name),
    lists: fc.array(some, { maxLength: 2 }),
  };
  const members = Object.fromEntries(ways.map((way) => [way, of[way]]));
  return fc.record({ text: name, ...members }, { requiredKeys: [], noNullPrototype: true }) as fc.Arbitrary<JsonObject>;
};

const plots: fc.Arbitrary<Plot> = fc
  .subarray(['list', 'one', 'named', 'either', 'lists'] as const, { minLength: 1, maxLength: 2 })
  .chain((ways) =>
    fc.record({
      ways: fc.constant(ways),
      document: partOf(ways, 5),
      opened: fc.array(fc.nat(), { maxLength: 6 }),
      foldDepth: fc.constantFrom(undefined, undefined, 0, 1, 3),
    }),
  );

const formOf = ({ ways, foldDepth }: Plot): Promise<FormModule> => {
  const properties = { text, ...Object.fromEntries(ways.map((way) => [way, inner[way]])) };
  const schema = { $ref: '#/definitions/part', definitions: { part: { type: 'object', title: 'Part', properties } } };
  const ui = foldDepth === undefined ? {} : { 'ui:options': { foldDepth } };
  return moduleOf(schema, { ...ui, 'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict' }] });
};

const lines = () => [...document.querySelectorAll<HTMLElement>('[id$="__fold-header"]')];

it('parts that fold: whatever is opened, the document stays as it was, and is judged as it is', {
  timeout: timeoutMs,
}, async () => {
  const property = fc.asyncProperty(plots, async (plot) => {
    const form = await formOf(plot);
    await fetchFormParts(form);
    const handle = createRef<FormHandle>();
    const initialData = structuredClone(plot.document);
    const props = { form, theme: fluentTheme, initialData, onSubmit: async () => ({ ok: true }) as const };
    render(
      <FluentProvider theme={webLightTheme}>
        <SchemaForm {...props} ref={handle} />
      </FluentProvider>,
    );
    await act(async () => undefined);
    const loaded = JSON.stringify(handle.current?.getData());
    expect(loaded).toBe(JSON.stringify(plot.document));
    for (const at of plot.opened) {
      const all = lines();
      await act(async () => all[at % all.length]?.click());
      expect(JSON.stringify(handle.current?.getData())).toBe(loaded);
    }
    const verdict = judge(form, plot.document, { mode: 'strict' });
    await act(async () => handle.current?.press('send'));
    expect(document.querySelectorAll('[aria-invalid="true"]').length > 0).toBe(!verdict.valid);
    expect(JSON.stringify(handle.current?.getData())).toBe(loaded);
    if (!verdict.valid) expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    cleanup();
  });
  await fc.assert(property, runs);
});
