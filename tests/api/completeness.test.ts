import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileDirectory, loadFormModule } from '@reelform/engine/compile';
import { type FormModule, judge } from '@reelform/engine/validation';
import { AssetStatus, FilmStatus, type JudgeForm, missingParts } from '@reelform/schemas/api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import messages from '../../schemas/messages/en.json' with { type: 'json' };
import { addAsset, addEpisodeFiles, addFiles, saveDetails, wholeDetails, wholeEpisode } from './details.ts';
import { createFilm } from './films.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const texts = {
  assets: messages.notices['details.missingAssets'],
  subtitles: messages.notices['details.missingSubtitles'],
};

/** Values that a field may hold in place of a right one; `undefined`: none. */
const others: readonly unknown[] = [undefined, '', ' ', [], 'x'.repeat(300), '0', 7, null, [{}], { type: 'include' }];

/** What one film in the test is. */
const someFilm = fc.record({
  type: fc.constantFrom('SHORT_FILM', 'FEATURED_FILM', 'SERIES'),
  status: fc.constantFrom(FilmStatus.draft, FilmStatus.details, FilmStatus.active),
  terms: fc.boolean(),
  /** Fields that hold something else, often none. */
  changed: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    fc.array(fc.tuple(fc.constantFrom(...Object.keys(wholeEpisode)), fc.constantFrom(...others)), { maxLength: 3 }),
  ),
  /** Kinds of files of which there are none, and the status of one more of a kind. */
  without: fc.oneof(
    { weight: 2, arbitrary: fc.constant<string[]>([]) },
    fc.subarray(['trailerUrl', 'thumbnail', 'videoUrl', 'videoSrtFiles']),
  ),
  more: fc.option(
    fc.tuple(
      fc.constantFrom('trailerUrl', 'thumbnail', 'thumbnailWithoutText', 'standardImage', 'transparentFiles', 'videoUrl'),
      fc.constantFrom(...Object.values(AssetStatus)),
    ),
  ),
  /** Of each episode: whether its details and its files are whole. */
  episodes: fc.array(
    fc.record({
      details: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.boolean()),
      files: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.boolean()),
    }),
    { maxLength: 3 },
  ),
  /** Whether an episode is submitted and not the film. */
  isEpisode: fc.boolean(),
} as const);

describe('the list of what is missing', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  const folder = mkdtempSync(join(tmpdir(), 'reelform-completeness-'));
  const modules = new Map<string, FormModule>();

  beforeAll(async () => {
    server = await createTestServer();
    ada = await server.filmmaker();
    const { forms } = await compileDirectory('schemas/forms');
    for (const [name, { fileName, code }] of forms) {
      writeFileSync(join(folder, fileName), code);
      modules.set(name, await loadFormModule(join(folder, fileName)));
    }
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await server?.stop();
  });

  /** The page's side: the form modules that it draws with. */
  const judgeForm: JudgeForm = (form, data, context) => {
    const module = modules.get(form);
    if (!module) throw new Error(`no form ${form}`);
    const verdict = judge(module, data, { mode: 'strict', context });
    return verdict.valid ? [] : verdict.errors;
  };

  it('is empty exactly when the server accepts, over made-up films, and the same in words (R-375, R-376, R-378 to R-381)', async () => {
    const seen = { accepted: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(someFilm, async ({ type, status, terms, changed, without, more, episodes, isEpisode }) => {
        const { tables } = server.database;
        const id = await createFilm(ada, { type });
        const change = (data: object) =>
          Object.fromEntries(
            Object.entries({ ...data, ...Object.fromEntries(changed) }).filter(([, value]) => value !== undefined),
          );
        await addFiles(server, id, type);
        const kept: number[] = [];
        for (const { details, files } of type === 'SERIES' ? episodes : []) {
          const { body } = await ada.call('GET /filmmakers/films/:id/new-episode-id', { params: { id } });
          const chapterId: number = body.data.id;
          const data = details ? wholeEpisode : { season: 1, description: 'Half of it.' };
          await saveDetails(ada, id, data, { programChapterId: chapterId });
          if (files) await addEpisodeFiles(server, id, chapterId);
          kept.push(chapterId);
        }
        if (without.length > 0)
          await tables.deleteFrom('assets').where('film_id', '=', id).where('type', 'in', without).execute();
        if (without.includes('videoUrl'))
          await tables.updateTable('films').set({ video_url: null }).where('id', '=', id).execute();
        if (more) await addAsset(server, id, more[0], { status: more[1], rejectMessage: 'Not like this.' });
        await tables.updateTable('films').set({ status }).where('id', '=', id).execute();

        const chapterId = isEpisode ? kept.at(-1) : undefined;
        const whole = chapterId === undefined ? { ...wholeDetails, type, terms } : wholeEpisode;
        const details = change(whole);
        const film = (await ada.call('GET /filmmakers/films/:id/view', { params: { id } })).body.data;
        const { rows } = (await ada.call('GET /filmmakers/films/:id/assets', { params: { id } })).body.data;
        const missing = missingParts(
          { film, assets: rows, details: { ...details, type }, ...(chapterId !== undefined && { chapterId }) },
          judgeForm,
          texts,
        );
        const answer = await saveDetails(ada, id, details, { submit: true, programChapterId: chapterId ?? null });
        if (answer.body.code === 'film_locked') return;
        expect(answer.status, JSON.stringify(answer.body)).toBe(missing.length === 0 ? 200 : 422);
        if (missing.length > 0)
          expect(answer.body.errors.map(({ message }: { readonly message: string }) => message)).toEqual(
            missing.map(({ message }) => message),
          );
        seen[missing.length === 0 ? 'accepted' : 'refused'] += 1;
      }),
      { numRuns: 80 },
    );
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(5);
  });
});
