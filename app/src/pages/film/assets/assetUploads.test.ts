// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { createHandDrivenBoard } from '../../../fixture/handDrivenBoard.ts';
import { sampleAsset } from '../../../fixture/sampleAsset.ts';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import { createBoardHolder } from '../../../uploads/boardHolder.ts';
import { createAssetUploads } from './assetUploads.ts';

const chapters = [
  {
    chapterId: 31,
    title: 'One',
    episodeNumber: 1,
    episodeUrl: null,
    isNewEpisode: 1 as const,
    programDetail: { isCopy: false },
    filmmakerProgramStatus: 0 as const,
  },
];

const setUp = async () => {
  const { api, board, link, puts } = createHandDrivenBoard();
  const boards = createBoardHolder(async () => board);
  await boards.load();
  const values: [string, unknown][] = [];
  const onChanged = vi.fn();
  const onLocked = vi.fn();
  const uploads = createAssetUploads({
    api,
    film: () => sampleFilm({ status: 4, type: 'SERIES', chapters }),
    boards,
    form: () => ({ setValue: (pointer, value) => void values.push([pointer, value]) }),
    rows: async () => [sampleAsset()],
    onChanged,
    onRemoved: () => undefined,
    onLocked,
    noUpload: 'Not yet.',
  });
  const begin = (pointer: string, file: File, row?: { [name: string]: string }) =>
    uploads.upload({ file, pointer, signal: new AbortController().signal, onProgress: () => undefined, ...(row && { row }) });
  const registered = () => api.made.filter(({ name }) => name.endsWith('upload-assets')).map(({ input }) => input.body);
  return { api, uploads, link, puts, begin, registered, values, onChanged, onLocked };
};
const finish = async (puts: readonly { finish: () => void }[]) => {
  await expect.poll(() => puts.length).toBeGreaterThan(0);
  puts[0]?.finish();
};
const file = (name: string, type: string) => new File(['content'], name, { type });

describe('an upload of an asset form', () => {
  it('of a field that the form’s file alone has is refused in words for people', async () => {
    const { begin, puts } = await setUp();
    await expect(begin('/mood', file('a.png', 'image/png'))).rejects.toThrow('Not yet.');
    expect(puts).toEqual([]);
  });

  it.each([
    ['/trailerUrl', 'trailerUrl', null],
    ['/chapters/0/episodeUrl', 'episodeUrl', 31],
    ['/chapters/0/standardImage', 'standardImage', 31],
  ])('to %s is signed, sent and registered as %s (R-155, R-168, R-169)', async (pointer, assetType, programChapterId) => {
    const { begin, puts, registered, values, onChanged, uploads } = await setUp();
    const upload = begin(pointer, file('a file.mp4', 'video/mp4'));
    expect(uploads.active()).toBe(1);
    await finish(puts);
    expect(await upload).toEqual({ value: 'films/7/assets/a-a file.mp4' });
    expect(registered()).toEqual([
      {
        assetType,
        assetUrl: 'films/7/assets/a-a file.mp4',
        assetStatus: 2,
        programDetail: null,
        programId: 7,
        programChapterId,
        programStatus: 4,
        isSeries: true,
        id: null,
        newEpisode: 0,
        name: 'a file.mp4',
        checksum: expect.any(String),
      },
    ]);
    expect(values).toEqual([[`${pointer}Status`, 2]]);
    expect(onChanged).toHaveBeenCalled();
    expect(uploads.active()).toBe(0);
  });

  it.each(['/trailerUrl', '/standardImage', '/chapters/0/standardImage'])(
    'to %s is shown again where it goes on without its form',
    async (pointer) => {
      const { begin, puts, uploads } = await setUp();
      const chosen = file('a file', 'image/png');
      const upload = begin(pointer, chosen);
      await expect.poll(() => puts.length).toBeGreaterThan(0);
      const again = (at: string) =>
        uploads.attach?.({ pointer: at, signal: new AbortController().signal, onProgress: () => undefined });
      expect(again('/featuredImage')).toBeUndefined();
      expect(again('/thumbnail')).toBeUndefined();
      expect(again(pointer)?.file).toBe(chosen);
      await finish(puts);
      expect(await again(pointer)?.result).toEqual(await upload);
    },
  );

  it('of a row of a list leaves its status to the row', async () => {
    const { begin, puts, registered, values } = await setUp();
    const upload = begin('/thumbnail/2', file('thumb.png', 'image/png'));
    await finish(puts);
    await upload;
    expect(registered()[0]).toMatchObject({ assetType: 'thumbnail', programChapterId: null });
    expect(values).toEqual([]);
  });

  it('of subtitles is signed by its own call and registered with its language (R-229)', async () => {
    const { api, begin, puts, registered } = await setUp();
    const upload = begin('/chapters/0/videoSrtFiles/0', file('en.srt', 'text/plain'), { lanCode: 'en', name: 'English' });
    await finish(puts);
    await upload;
    expect(api.made.find(({ name }) => name === 'POST /upload/subtitle')?.input.body).toEqual({
      objectName: 'en.srt',
      contentType: 'text/plain',
      programId: 7,
      size: 7,
    });
    expect(api.names()).not.toContain('GET /s3/sign');
    expect(registered()[0]).toMatchObject({
      assetType: 'videoSrtFiles',
      programChapterId: 31,
      lanCode: 'en',
      name: 'English',
    });
  });

  it('that the film takes no more tells why beside the field, which may be gone; other refusals are the field’s (R-173, R-586)', async () => {
    const { begin, puts, link, onLocked, onChanged } = await setUp();
    link.refusal = new ApiError(422, 'damaged_video', 'This file is incomplete.');
    const first = begin('/trailerUrl', file('a.mp4', 'video/mp4'));
    await finish(puts);
    await expect(first).rejects.toThrow('This file is incomplete.');
    expect(onLocked).not.toHaveBeenCalled();
    link.refusal = new ApiError(409, 'film_locked', 'It is under review now.');
    const second = begin('/trailerUrl', file('b.mp4', 'video/mp4'));
    await expect.poll(() => puts.length).toBe(2);
    puts[1]?.finish();
    await expect(second).rejects.toThrow('It is under review now.');
    expect(onLocked.mock.calls).toEqual([['It is under review now.']]);
    expect(onChanged).toHaveBeenCalledTimes(2);
  });

  it('is not removed from a film that was locked meanwhile, and that is told (R-180, R-586)', async () => {
    const { api, uploads, onLocked } = await setUp();
    const locked = new ApiError(409, 'film_locked', 'It is under review now.');
    vi.spyOn(api, 'call').mockRejectedValue(locked);
    await expect(uploads.remove?.(sampleAsset().assetUrl, '/thumbnail/0')).rejects.toThrow(locked);
    expect(onLocked.mock.calls).toEqual([['It is under review now.']]);
  });

  it('is not removed once another one has its place, which is fetched', async () => {
    const { api, uploads, onChanged, values } = await setUp();
    const conflict = new ApiError(409, 'conflict', 'It was changed elsewhere.');
    vi.spyOn(api, 'call').mockRejectedValue(conflict);
    await expect(uploads.removeAt(sampleAsset(), '/videoUrl')).rejects.toThrow(conflict);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(values).toEqual([]);
  });
});
