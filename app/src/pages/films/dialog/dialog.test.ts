import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { sortSaveFailure } from '../../../components/dialog/saveFailure.ts';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import type { Film } from './film.ts';
import { toFilmSave, toFormData, withKnownEpisodes } from './filmData.ts';

const draft = sampleFilm();

describe('a stored film in the form', () => {
  it.each<{ name: string; film: Film; data: object }>([
    { name: 'a draft of a title alone', film: draft, data: { title: 'Harbour Lights', terms: false } },
    {
      name: 'a film',
      film: { ...draft, type: 'SHORT_FILM', shortDescription: 'Three nights.', videoUrl: 'films/7/assets/a.mp4', terms: true },
      data: {
        title: 'Harbour Lights',
        type: 'SHORT_FILM',
        shortDescription: 'Three nights.',
        videoUrl: 'films/7/assets/a.mp4',
        terms: true,
      },
    },
    {
      name: 'a series',
      film: {
        ...draft,
        type: 'SERIES',
        chapters: [
          {
            chapterId: 3,
            title: 'One',
            episodeNumber: 1,
            episodeUrl: 'films/7/assets/1.mp4',
            isNewEpisode: 1,
            programDetail: { isCopy: false },
            filmmakerProgramStatus: 0,
          },
          {
            chapterId: 4,
            title: '',
            episodeNumber: 2,
            episodeUrl: null,
            isNewEpisode: 1,
            programDetail: { isCopy: false },
            filmmakerProgramStatus: 0,
          },
        ],
      },
      data: {
        title: 'Harbour Lights',
        type: 'SERIES',
        terms: false,
        chapters: [
          { chapterId: 3, title: 'One', episodeNumber: 1, episodeUrl: 'films/7/assets/1.mp4' },
          { chapterId: 4, episodeNumber: 2 },
        ],
      },
    },
  ])('$name', ({ film, data }) => {
    expect(toFormData(film)).toEqual(data);
  });
});

describe('entries over a film that was saved elsewhere', () => {
  it('begin anew the episodes that it no longer has: their old number would be refused for ever', () => {
    const chapter = { title: 'One', episodeUrl: null, isNewEpisode: 0, programDetail: { isCopy: false } } as const;
    const film: Film = {
      ...draft,
      chapters: [{ ...chapter, chapterId: 3, episodeNumber: 1, filmmakerProgramStatus: 0 }],
    };
    const one = { title: 'One, edited', chapterId: 3, episodeNumber: 1 };
    const gone = { title: 'Two', episodeUrl: 'films/7/two.mp4' };
    const chapters = [one, { ...gone, chapterId: 4, episodeNumber: 2 }];
    expect(withKnownEpisodes({ title: 'A', chapters }, film)).toEqual({ title: 'A', chapters: [one, gone] });
  });

  it('without episodes stay as they are', () => {
    expect(withKnownEpisodes({ title: 'A' }, draft)).toEqual({ title: 'A' });
  });
});

describe('what a save sends (R-117, R-118)', () => {
  it.each([
    { mode: 'strict', programStatus: 1 },
    { mode: 'draft', programStatus: 0 },
  ] as const)('$mode: programStatus $programStatus', ({ mode, programStatus }) => {
    expect(toFilmSave({ title: 'A', terms: true }, mode)).toEqual({
      programStatus,
      programDetails: { title: 'A', terms: true },
      episodeData: [],
    });
  });

  it('sends the episodes apart (R-130)', () => {
    const chapters = [{ title: 'One', chapterId: 3 }, { title: 'Two' }];
    expect(toFilmSave({ title: 'A', type: 'SERIES', chapters }, 'draft')).toEqual({
      programStatus: 0,
      programDetails: { title: 'A', type: 'SERIES' },
      episodeData: chapters,
    });
  });
});

describe('a save that failed (R-143)', () => {
  const errors = [{ path: '/title', keyword: 'maxLength', message: 'Too long' }];
  it.each([
    { name: 'fields', error: new ApiError(422, 'invalid', 'Check', errors), failure: { kind: 'fields', errors } },
    { name: 'an ended session', error: new ApiError(401, 'unauthorized', 'Log in'), failure: { kind: 'leaving' } },
    {
      name: 'another change meanwhile',
      error: new ApiError(409, 'conflict', 'Changed elsewhere'),
      failure: { kind: 'message', message: 'Changed elsewhere' },
    },
    {
      name: 'a complaint about the whole request',
      error: new ApiError(422, 'reused_key', 'Sent before', [{ path: '', keyword: 'reused_key', message: 'Sent before' }]),
      failure: { kind: 'message', message: 'Sent before' },
    },
    { name: 'no text', error: new ApiError(500, 'unknown', ''), failure: { kind: 'message', message: undefined } },
    { name: 'a fault in the page', error: new TypeError('x'), failure: { kind: 'message', message: undefined } },
  ])('$name', ({ error, failure }) => {
    expect(sortSaveFailure(error)).toEqual(failure);
  });
});
