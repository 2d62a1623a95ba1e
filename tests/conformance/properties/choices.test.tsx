// @vitest-environment jsdom
import { type FormHandle, SchemaForm } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { enter } from '../../../engine/src/form/fixture/editedForm.tsx';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { plainTheme } from '../../../engine/src/form/fixture/plainTheme.tsx';
import { propertyRuns } from './propertyRuns.ts';
import { type ChoicePlot, choicePlots, memberNames } from './randomChoices.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const { timeoutMs, ...runs } = propertyRuns(60);

const namesOf = ({ properties }: JsonObject): readonly string[] => Object.keys(Object(properties));

/** Walks through the options of a choice and types there; says what was lost, and what was chosen that nobody chose. */
async function walkThrough({ keyword, options, beside, document: stored, walk }: ChoicePlot): Promise<readonly string[]> {
  const way = { type: 'object', properties: { ...beside, beside: { type: 'string' } }, [keyword]: options };
  const form = await moduleOf({ type: 'object', properties: { way } }, {});
  const handle = createRef<FormHandle>();
  const props = { form, theme: plainTheme, initialData: { way: stored }, onSubmit: async () => ({ ok: true }) as const };
  render(<SchemaForm {...props} ref={handle} />);
  const wayNow = (): JsonObject => Object(handle.current?.getData()?.['way']);
  const choice = `root_way__${keyword.toLowerCase()}_select`;
  const chosen = () => document.querySelector<HTMLSelectElement>(`#${choice}`)?.value;
  // Of several options that fit a document the form takes one by its own rules.
  if (chosen() !== '0') return [];
  /** Members that one option alone has: those that others have, too, are as they are now. */
  const alone = memberNames.filter(
    (name) => !(name in beside) && options.filter((one) => namesOf(one).includes(name)).length < 2,
  );
  const ownOf = (document: JsonObject) => Object.fromEntries(alone.map((name) => [name, document[name]]));
  const left = new Map([['0', ownOf(wayNow())]]);
  const faults: string[] = [];
  let typed: string | undefined;
  for (const [at, { to, type }] of walk.entries()) {
    const option = String(to);
    if (chosen() !== option) enter(choice, option);
    if (chosen() !== option) faults.push(`${at}: ${chosen()} is chosen in place of ${option}`);
    const [was, now] = [left.get(option), ownOf(wayNow())];
    if (was && JSON.stringify(was) !== JSON.stringify(now))
      faults.push(`${at}: ${JSON.stringify(was)} became ${JSON.stringify(now)}`);
    if (wayNow()['beside'] !== typed) faults.push(`${at}: what is beside was lost`);
    const input = document.querySelector<HTMLInputElement>(`#root_way_${type}`);
    if (input?.type === 'text' && !input.readOnly && (type === 'beside' || alone.some((name) => name === type))) {
      enter(input.id, `typed ${at}`);
      if (type === 'beside') typed = `typed ${at}`;
      if (chosen() !== option) faults.push(`${at}: typing has chosen ${chosen()} in place of ${option}`);
    }
    left.set(option, ownOf(wayNow()));
  }
  if (walk.some(({ type }) => type !== '')) return faults;
  if (chosen() !== '0') enter(choice, '0');
  expect(wayNow()).toEqual(stored);
  return faults;
}

it('whatever option is chosen, in whatever order: what was in one is there again, and none is chosen that nobody chose', {
  timeout: timeoutMs,
}, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // rjsf about parts that contradict each other
  const property = fc.asyncProperty(choicePlots, async (plot) => {
    const faults = await walkThrough(plot);
    cleanup();
    expect(faults).toEqual([]);
  });
  await fc.assert(property, runs);
});
