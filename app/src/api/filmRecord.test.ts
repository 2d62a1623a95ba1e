import { expect, it } from 'vitest';
import { createFakeApi } from '../fixture/fakeApi.ts';
import { ApiError } from './ApiError.ts';
import { createFilmRecord, type FilmSave } from './filmRecord.ts';
import type { Creation } from './lostCreation.ts';

const save = (title: string): FilmSave => ({ programStatus: 0, programDetails: { title }, episodeData: [] });

/** A server that carries a change out once for its key and version, and whose answer is lost as often as `losses` says. */
const start = (losses: readonly ('before' | 'after')[]) => {
  const left = [...losses];
  const answered = new Map<string, number>();
  const titles: unknown[] = [];
  let version = 1;
  const api = createFakeApi({
    'POST /filmmakers/films/:id/update': ({ body, idempotencyKey = '' }) => {
      const loss = left.shift();
      if (loss === 'before') throw new ApiError(0, 'network', '');
      if (!answered.has(idempotencyKey)) {
        if (body?.version !== version) throw new ApiError(409, 'conflict', 'Changed elsewhere');
        version += 1;
        answered.set(idempotencyKey, version);
        titles.push(body.programDetails);
      }
      if (loss === 'after') throw new ApiError(0, 'network', '');
      return { data: { id: 7, submit: false, changeStatus: 0, version: answered.get(idempotencyKey) ?? 0 } };
    },
  });
  return { film: createFilmRecord({ api, stored: { id: 7, version: 1 } }), titles, changeElsewhere: () => (version += 1) };
};

it.each([
  { losses: ['after'], entries: ['One', 'One'], kept: ['One'] },
  { losses: ['after'], entries: ['One', 'Two'], kept: ['One', 'Two'] },
  { losses: ['before', 'after', 'before'], entries: ['One', 'Two', 'Three', 'Four'], kept: ['Two', 'Four'] },
] as const)('its own save without an answer is no change of somebody else: $losses, $entries', async (example) => {
  const { film, titles } = start(example.losses);
  for (const [index, title] of example.entries.entries()) {
    const saved = film.save(save(title));
    if (index < example.losses.length) await expect(saved).rejects.toThrow(ApiError);
    else await expect(saved).resolves.toMatchObject({ version: example.kept.length + 1 });
  }
  expect(titles).toEqual(example.kept.map((title) => ({ title })));
});

it('a save that never arrived does not hide that the film was changed elsewhere', async () => {
  const { film, titles, changeElsewhere } = start(['before']);
  await expect(film.save(save('One'))).rejects.toThrow(ApiError);
  changeElsewhere();
  for (const title of ['Two', 'Three']) await expect(film.save(save(title))).rejects.toMatchObject({ code: 'conflict' });
  expect(titles).toEqual([]);
});

it.each([
  { what: 'the same entries', next: save('One'), made: 1 },
  { what: 'the same entries, submitted by now', next: { ...save('One'), programStatus: 1 as const }, made: 1 },
  { what: 'other entries', next: save('Two'), made: 2 },
])('a new film whose answers were all lost is made once by $what of a form that is opened again', async ({ next, made }) => {
  const films = new Map<string, unknown>();
  let isDown = true;
  const api = createFakeApi({
    'POST /filmmakers/films/create': ({ body, idempotencyKey = '' }) => {
      films.set(idempotencyKey, films.get(idempotencyKey) ?? body);
      if (isDown) throw new ApiError(0, 'network', '');
      return { data: { id: 7, submit: false, changeStatus: 0, version: 1 } };
    },
    'POST /filmmakers/films/:id/update': () => ({ data: { id: 7, submit: true, changeStatus: 1, version: 2 } }),
  });
  let kept: Creation | undefined;
  const lost = {
    find: ({ programDetails }: FilmSave) =>
      JSON.stringify(kept?.body.programDetails) === JSON.stringify(programDetails) ? kept : undefined,
    keep: (creation: Creation | undefined) => {
      kept = creation;
    },
  };
  const open = () => createFilmRecord({ api, lost, retrying: { firstWaitMs: 0 } });
  await expect(open().save(save('One'))).rejects.toThrow(ApiError);
  isDown = false;
  await expect(open().save(next)).resolves.toMatchObject({ submit: next.programStatus === 1 });
  expect([films.size, kept]).toEqual([made, undefined]);
});
