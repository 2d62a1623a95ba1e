import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import submission from '@reelform/schemas/forms/film-submission/schema.json' with { type: 'json' };
import { afterAll, describe, expect, it } from 'vitest';
import { readPaymentFigures } from '../payment-options.ts';
import { root } from '../root.ts';
import { readJson } from '../schemas-file.ts';
import { readTerms, type Terms } from './read-terms.ts';

const schemas = join(root, 'schemas');
const file = join(schemas, 'options/payment.json');
const { chapters } = submission.properties;
const figures = { ...readPaymentFigures(readJson(file)), firstEpisodes: chapters.maxItems };
const terms = await readTerms(schemas, 'en', figures, 'Reelform');

const textOf = ({ sections }: Terms, id?: string) =>
  sections
    .filter((section) => id === undefined || section.id === id)
    .flatMap(({ title, text }) => [
      title,
      ...text.flatMap((part) => (typeof part === 'object' && 'steps' in part ? part.steps : part)),
    ])
    .join('\n');

describe('the terms', () => {
  it('were last updated on October 28, 2024 (R-430)', () => {
    expect(terms.updated).toBe('2024-10-28');
  });

  it.each([
    [
      'what an hour of watch time pays, or the share of advertising revenue (R-431)',
      'USD 0.20 for each hour of watch time, or 80% of the advertising revenue',
    ],
    ['that the higher of the two counts (R-431)', 'whichever is higher'],
    [
      'the referral share and its days (R-432)',
      '10% of the amount paid by each subscriber who registers within 7 days of clicking your promotion link',
    ],
    ['that payouts are monthly (R-433)', 'Payouts are made once a month'],
    [
      'the least payout, and that less is carried over (R-433)',
      'The minimum is USD 100.00; a balance below it is carried over',
    ],
    ['the cap of liability (R-434)', 'limited to the lesser of USD 100.00 and your share of the net proceeds'],
    ['when tax non-compliance must be reported (R-435)', 'you must report this to us within 7 days'],
    [
      'who pays which fees (R-436)',
      'Fees for ACH are covered by Reelform. The fees of every other method, and fees for foreign exchange, are charged to you',
    ],
    [
      'the payment methods and the currency (R-437)',
      'ACH, Wires, PayPal or Global ACH. All payments are made in US dollars only',
    ],
    [
      'what a rejected payment costs (R-438)',
      'If a payment is rejected, for instance because your details are wrong, its fees are deducted from the next cycle',
    ],
    ['how many episodes a series begins with (R-439)', 'The initial submission of a series has up to 3 episodes'],
    ['how old creators must be (R-440)', 'at least 18 years old'],
    [
      'what a first video that is published or scheduled brings (R-442)',
      'Once one of your videos is published or scheduled you have full filmmaker privileges. Resources and payments open',
    ],
    ['that own views do not count (R-443)', 'Viewers’ own views are excluded'],
    [
      'whose the revenue of a channel is (R-443)',
      'You receive no revenue from views of another filmmaker’s video that is placed in your channel',
    ],
  ])('say %s', (_what, statement) => {
    expect(textOf(terms)).toContain(statement);
  });

  it('name the five steps in their order (R-441)', () => {
    const parts = terms.sections.find(({ id }) => id === 'steps')?.text ?? [];
    const steps = parts.flatMap((part) => (typeof part === 'object' && 'steps' in part ? part.steps : []));
    expect(steps).toHaveLength(5);
    const words = [
      'Initial submission',
      'approves or rejects',
      'upload the details and assets',
      'review every asset',
      'scheduled',
    ];
    for (const [index, word] of words.entries()) expect(steps[index]).toContain(word);
  });

  it('leave no placeholder open, and each section has an anchor of its own (R-430)', () => {
    expect(textOf(terms) + terms.lead).not.toMatch(/[{}]/);
    expect(new Set(terms.sections.map(({ id }) => id)).size).toBe(terms.sections.length);
    for (const { id } of terms.sections) expect(id).toMatch(/^[a-z]+$/);
  });

  it('have the figures that revenue is computed with (R-431 to R-433)', async () => {
    const dearer = { ...figures, watchHourCents: 25, adSharePercent: 75, referralDays: 9, minimumPayoutCents: 5000 };
    const text = textOf(await readTerms(schemas, 'en', dearer, 'Reelform'));
    for (const part of ['USD 0.25', '75%', 'within 9 days', 'USD 50.00']) expect(text).toContain(part);
  });
});

describe('a language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reelform-terms-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'terms'));
  const write = (tag: string, data: unknown) => writeFileSync(join(folder, `terms/${tag}.json`), JSON.stringify(data));
  write('en', { updated: '2024-10-28', lead: 'Hello', sections: [] });
  write('de', { updated: '2024-10-28', lead: '{adShare} zu {watchHour}', sections: [] });
  write('fr', { lead: 'Bonjour' });

  it('has its own terms and its own way to write numbers; one without them has the English', async () => {
    expect((await readTerms(folder, 'de', figures, 'R')).lead).toMatch(/^80\s% zu 0,20$/);
    expect((await readTerms(folder, 'es', figures, 'R')).lead).toBe('Hello');
    expect((await readTerms(folder, '../secret', figures, 'R')).lead).toBe('Hello');
  });

  it('whose file has another shape is refused by its name', async () => {
    await expect(readTerms(folder, 'fr', figures, 'R')).rejects.toThrow(/terms\/fr\.json:1:1 \/updated The terms must have/);
  });

  it.each(['28.10.2024', '2024-13-28', 'soon', ''])(
    'whose last change is no day but %j is refused (R-430)',
    async (updated) => {
      write('it', { updated, lead: 'Ciao', sections: [] });
      await expect(readTerms(folder, 'it', figures, 'R')).rejects.toThrow(
        /terms\/it\.json:1:\d+ \/updated 'updated' must be a day/,
      );
    },
  );
});

it.each([
  ['is missing', { adSharePercent: undefined }],
  ['is a text', { adSharePercent: '80' }],
  ['is no whole number', { watchHourCents: 0.5 }],
  ['is below zero', { minimumPayoutCents: -1 }],
  ['would ask without a pause', { refreshMs: 0 }],
])('a figure that %s is refused', (_what, change) => {
  const folder = mkdtempSync(join(tmpdir(), 'reelform-figures-'));
  const file = join(folder, 'payment.json');
  writeFileSync(file, JSON.stringify({ ...figures, ...change }));
  expect(() => readPaymentFigures(readJson(file))).toThrow(/payment\.json:1:\d+ \/\w+ The file must have/);
  rmSync(folder, { recursive: true });
});
