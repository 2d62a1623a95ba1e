// @vitest-environment jsdom
import '../../../../engine/src/form/fixture/nodeBytes.ts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm, type Submission } from '@reelform/engine';
import { type JsonObject, judge } from '@reelform/engine/validation';
import { fluentTheme } from '@reelform/widgets';
import { act, cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type ForeignDocument, foreignForms } from '../foreignForms.ts';
import { foreignModule } from '../foreignModule.ts';
import { runTimeAjv } from '../runTimeAjv.ts';
import filled from './filled.json' with { type: 'json' };
import { fill } from './fillForm.ts';
import { isMembers, settle } from './page.ts';
import { defaultsOf, isSameEntry } from './sameEntry.ts';
import { sampleDocument } from './sampleDocument.ts';
import unfilled from './unfilled.json' with { type: 'json' };

afterEach(cleanup);

/** Schemas that are longer, forms that show more and documents that hold more take longer than they tell. */
const mostCharacters = 12_000;
const mostControls = 60;
const mostValues = 40;

/** How many texts, numbers and so on a document holds. */
const valuesIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((count, item) => count + valuesIn(item), 0);
  return isMembers(value) ? Object.values(value).reduce<number>((count, member) => count + valuesIn(member), 0) : 1;
};

interface Case {
  readonly name: string;
  readonly foreign: ForeignDocument;
  readonly document: JsonObject;
}

const isSmallForm = ({ schema }: ForeignDocument) => JSON.stringify(schema).length <= mostCharacters;

const isSmall = (document: JsonObject) => valuesIn(document) > 0 && valuesIn(document) <= mostValues;

/** The document that each form was published with, and one that is made up of all that it names. */
const cases: readonly Case[] = foreignForms.filter(isSmallForm).flatMap((foreign) => {
  const { name, schema, data } = foreign;
  const isRight = runTimeAjv(schema);
  const made = [0, 1, 2, 3].map((turn) => sampleDocument(schema, turn)).find((one) => isSmall(one) && isRight(one));
  return [
    ...(isSmall(data) && isRight(data) ? [{ name, foreign, document: data }] : []),
    ...(made ? [{ name: `${name}, all of it`, foreign, document: made }] : []),
  ];
});

/** What became of a document: how many of its values were sent, or what was in the way. */
const enter = async ({ foreign, document: wanted }: Case): Promise<number | string> => {
  const form = await foreignModule(foreign);
  const handle = createRef<FormHandle>();
  const sent: Submission[] = [];
  const onSubmit = async (submission: Submission) => {
    sent.push(submission);
    return { ok: true } as const;
  };
  const { container } = render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm ref={handle} form={form} theme={fluentTheme} initialData={{}} onSubmit={onSubmit} />
    </FluentProvider>,
  );
  if (!handle.current) throw new Error('there is no form');
  const page = { container, handle: handle.current };
  await settle(page);
  if (container.querySelectorAll('input, select, textarea').length > mostControls) return 'too many controls';
  const defaults = defaultsOf(foreign.schema);
  const obstacle = await fill({ page, defaults }, { id: 'root', path: [], separator: form.idSeparator ?? '_' }, wanted);
  if (obstacle !== undefined) return obstacle;
  const button = container.querySelector<HTMLElement>('[type="submit"]');
  await act(async () => button?.click());
  if (sent.length !== 1) return `refused: ${JSON.stringify(judge(form, page.handle.getData(), { mode: 'strict' }))}`;
  return isSameEntry(sent[0]?.data, wanted, defaults) ? valuesIn(wanted) : `sent ${JSON.stringify(sent[0]?.data)}`;
};

/** What is not filled in: what was in the way, and why that is so. */
const waysBlocked: { readonly [name: string]: { readonly at: string; readonly why: string } | undefined } = unfilled;
const valuesFilled: { readonly [name: string]: number | undefined } = filled;

describe('a form of others, filled in by its controls', () => {
  // The longest takes ten seconds alone, and many times that on a busy machine.
  it.each(cases.map((one) => [one.name, one] as const))('%s', { timeout: 600_000 }, async (name, one) => {
    expect(await enter(one)).toBe(valuesFilled[name] ?? waysBlocked[name]?.at);
  });

  it('is among those whose values are counted, or whose obstacle is told', () => {
    expect(cases.map(({ name }) => name).sort()).toEqual([...Object.keys(filled), ...Object.keys(unfilled)].sort());
  });
});
