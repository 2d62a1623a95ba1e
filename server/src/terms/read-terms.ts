import { join } from 'node:path';
import { fillIn } from '@reelform/engine/validation';
import type { CallTypes } from '@reelform/schemas/api';
import { checkPlaceholders, textsWithin } from '../check-placeholders.ts';
import { isObject } from '../is-object.ts';
import { isTextList } from '../is-text-list.ts';
import type { PaymentFigures } from '../payment-options.ts';
import { namesIn, readJson } from '../schemas-file.ts';

/** The terms and conditions, their figures filled in. */
export type Terms = CallTypes<'GET /terms'>['reply']['data'];

type Section = Terms['sections'][number];

type Part = Section['text'][number];

/** What the terms state in figures. */
export interface TermsFigures extends PaymentFigures {
  /** Episodes that the form of a first submission takes; `undefined`: it takes any number, and the terms name none. */
  readonly firstEpisodes: number | undefined;
}

/** The language that the terms have in any case. */
export const baseTag = 'en';

/**
 * Reads `terms/<tag>.json` of a schemas folder. A language without a file has the English terms.
 * @throws {FileFlaw} when the file is missing, has another shape, a date that is none or a placeholder that nothing is put in for
 */
export async function readTerms(schemasDirectory: string, tag: string, figures: TermsFigures, product: string): Promise<Terms> {
  const folder = join(schemasDirectory, 'terms');
  const isKnown = namesIn(folder).includes(`${tag}.json`);
  const file = readJson(join(folder, `${isKnown ? tag : baseTag}.json`));
  const { data, flaw } = file;
  if (!isTerms(data))
    throw flaw(flawOf(data), "The terms must have 'updated', 'lead' and 'sections' with 'id', 'title' and 'text'.");
  if (!isDay(data.updated)) throw flaw(['updated'], `'updated' must be a day, as in '2024-10-28', not '${data.updated}'.`);
  const values = valuesOf(figures, product, isKnown ? tag : baseTag);
  checkPlaceholders(textsWithin(data, []), Object.keys(values), file);
  const fill = (text: string) => fillIn(text, values);
  return {
    updated: data.updated,
    lead: fill(data.lead),
    sections: data.sections.map(({ id, title, text }) => ({
      id,
      title: fill(title),
      text: text.map((part) => fillPart(part, fill)),
    })),
  };
}

function fillPart(part: Part, fill: (text: string) => string): Part {
  if (typeof part === 'string') return fill(part);
  return 'steps' in part ? { steps: part.steps.map(fill) } : part.map(fill);
}

/** What stands for the placeholders; amounts are in US dollars. */
function valuesOf(figures: TermsFigures, product: string, tag: string) {
  const amount = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const money = (cents: number) => amount.format(cents / 100);
  return {
    product,
    watchHour: money(figures.watchHourCents),
    adShare: percent.format(figures.adSharePercent / 100),
    referralShare: percent.format(figures.referralSharePercent / 100),
    referralDays: figures.referralDays,
    minimumPayout: money(figures.minimumPayoutCents),
    liability: money(figures.liabilityCents),
    taxReportDays: figures.taxReportDays,
    minimumAge: figures.minimumAge,
    ...(figures.firstEpisodes !== undefined && { firstEpisodes: figures.firstEpisodes }),
  };
}

/** A page that is to say when the terms were changed would fail at any other text. */
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const isPart = (value: unknown): boolean =>
  typeof value === 'string' || isTextList(value) || (isObject(value) && isTextList(value['steps']));

const isSection = (value: unknown): value is Section =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['title'] === 'string' &&
  Array.isArray(value['text']) &&
  value['text'].every(isPart);

/** Where in a file that is no terms the first thing stands that is not as it should be. */
function flawOf(data: unknown): readonly (string | number)[] {
  if (!isObject(data)) return [];
  const missing = ['updated', 'lead'].find((name) => typeof data[name] !== 'string');
  if (missing !== undefined) return [missing];
  const { sections } = data;
  return Array.isArray(sections) ? ['sections', sections.findIndex((section) => !isSection(section))] : ['sections'];
}

const isTerms = (value: unknown): value is Terms =>
  isObject(value) &&
  typeof value['updated'] === 'string' &&
  typeof value['lead'] === 'string' &&
  Array.isArray(value['sections']) &&
  value['sections'].every(isSection);
