import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompiledDirectory, compileDirectory, loadFormModule } from '@reelform/engine/compile';
import { type FormModule, type JsonObject, judge, toPayload } from '@reelform/engine/validation';
import type { FormName } from '@reelform/schemas/api';
import { detailsContext, type FilmPermission } from '@reelform/schemas/api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesOf, formsWithCases } from './cases.ts';
import { createRunTimeJudge } from './runTimeJudge.ts';

const requirements: Readonly<Record<FormName, string>> = {
  availability: 'R-232, R-233',
  'account-setup': 'R-292, R-296, R-297',
  'change-password': 'R-332, R-334',
  channel: 'R-457, R-461, R-463, R-465, R-614',
  'channel-order': 'R-498',
  'channel-videos': 'R-482',
  'contract-signature': 'R-302, R-310',
  'bts-document': 'R-245, R-253',
  'film-details': 'R-343 to R-348, R-350, R-353 to R-363, R-365, R-366, R-368 to R-370, R-394, R-395, R-610',
  'dashboard-range': 'R-406',
  'film-submission': 'R-124 to R-135, R-137, R-608, R-615, R-618, R-619',
  'forgot-password': 'R-311',
  login: 'R-048, R-051 to R-054',
  'manage-assets': 'R-187, R-225, R-378, R-379',
  'promotion-preferences': 'R-277, R-280, R-281',
  promotions: 'R-262, R-263, R-609',
  'release-date': 'R-237, R-238',
  'payment-ach': 'R-416, R-437',
  'payment-global-ach': 'R-416, R-437',
  'payment-paypal': 'R-416, R-437',
  'payment-wires': 'R-416, R-437',
  profile: 'R-324, R-326 to R-329, R-609, R-617',
  'reset-password': 'R-314, R-317, R-318',
  signup: 'R-059 to R-063, R-076, R-608, R-616',
  'staff-note': 'R-390',
  'staff-rejection': 'R-390',
  'staff-release': 'R-390',
  'staff-resource': 'R-287',
  subtitles: 'R-223 to R-225, R-230',
  upgrade: 'R-069, R-071',
};

describe('cases of the forms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reelform-cases-'));
  let compiled: CompiledDirectory;
  const modules = new Map<string, FormModule>();

  beforeAll(async () => {
    compiled = await compileDirectory('schemas/forms');
    for (const [name, { fileName, code }] of compiled.forms) {
      writeFileSync(join(folder, fileName), code);
      modules.set(name, await loadFormModule(join(folder, fileName)));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const moduleOf = (name: string): FormModule => {
    const form = modules.get(name);
    if (!form) throw new Error(`no form ${name}`);
    return form;
  };

  it('every form compiles without a complaint and has cases (R-620)', () => {
    expect(compiled.complaints).toEqual([]);
    expect([...compiled.forms.keys()]).toEqual(formsWithCases);
    for (const name of formsWithCases) expect(casesOf(name).length, name).toBeGreaterThan(0);
  });

  describe.each(formsWithCases)('%s', (name) => {
    it.each(casesOf(name))(`$mode: $name (${requirements[name]})`, ({ data, errors, mode, payload = false, context = {} }) => {
      const verdict = judge(moduleOf(name), data, { mode, payload, context });
      expect(verdict).toEqual(errors.length === 0 ? { valid: true } : { valid: false, errors });
    });

    it('says the same as ajv at run time, on the cases and on made-up data', () => {
      // What rules forgive and demand is no part of the schema.
      const form = { ...moduleOf(name), rules: [] };
      const runTime = createRunTimeJudge(name);
      for (const { data, mode } of casesOf(name))
        expect([data, judge(form, data, { mode }).valid]).toEqual([data, runTime(data, mode)]);
      const text = fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom('ada@example.com', '123456', 'SERIES', 'SHORT_FILM', 'films/1/assets/a.mp4'),
      );
      const value = fc.oneof(
        text,
        fc.boolean(),
        fc.integer(),
        fc.constant(null),
        fc.array(fc.dictionary(fc.constantFrom('title', 'episodeUrl'), text), { maxLength: 5 }),
      );
      const members = Object.keys((form.schema['properties'] ?? {}) as object);
      const made = fc.dictionary(fc.constantFrom(...members, 'unknown'), value);
      fc.assert(
        fc.property(made, fc.constantFrom('strict' as const, 'draft' as const), (data, mode) => {
          expect(judge(form, data, { mode }).valid).toBe(runTime(data, mode));
        }),
        { numRuns: 300 },
      );
    });

    it('never throws, whatever it is given', () => {
      const form = moduleOf(name);
      fc.assert(
        fc.property(fc.anything({ maxDepth: 4 }), (data) => {
          expect(judge(form, data, { mode: 'strict' })).toHaveProperty('valid');
        }),
        { numRuns: 300 },
      );
      let deep: unknown = 'x';
      for (let level = 0; level < 20_000; level += 1) deep = { title: deep, chapters: [deep] };
      expect(judge(form, deep, { mode: 'draft' }).valid).toBe(false);
    });

    it('what is sent of good data is good as a payload', () => {
      const form = moduleOf(name);
      const good = casesOf(name).filter(({ errors, payload }) => errors.length === 0 && !payload);
      for (const { data, mode } of good) {
        expect(judge(form, toPayload(form, data as Record<string, never>), { mode, payload: true })).toEqual({ valid: true });
      }
    });
  });

  describe('buttons of film-details', () => {
    const mayAt = (status: number): readonly FilmPermission[] =>
      status === 4 ? ['episodes'] : status === 2 ? ['details'] : [];
    const shownAt = (context: JsonObject) => {
      const { actions, checks } = moduleOf('film-details');
      const facts = { data: {}, context, form: { edited: false } };
      return actions.filter(({ shownWhen }) => shownWhen === undefined || checks[shownWhen]?.(facts)).map(({ label }) => label);
    };
    const saves = ['Save and Submit Now', 'Save and Finish Later'];

    it('of a film lead back to the list (R-338)', () => {
      expect(shownAt(detailsContext(undefined))).toEqual([...saves, 'Back To List']);
      expect(shownAt(detailsContext({ status: 2, may: ['details'], type: 'SERIES' }))).toEqual([...saves, 'Back To List']);
    });

    it.each([
      [2, 1, true],
      [2, 0, true],
      [3, 1, false],
      [5, 1, false],
      [4, 1, true],
      [4, 0, false],
    ] as const)(
      'of an episode in status %i, new %i, copy the program’s details: %s (R-393, R-397, R-398)',
      (status, isNewEpisode, isShown) => {
        const film = { status, may: mayAt(status), type: 'SERIES' } as const;
        expect(shownAt(detailsContext(film, { isNewEpisode }))).toEqual([
          ...saves,
          ...(isShown ? ['Copy Program Details'] : []),
          'Close',
        ]);
      },
    );
  });
});
