import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { animatedGif } from '../journeys/picture-file.ts';
import { createFilm, mp4, uploadEpisode, uploadVideo } from './films.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'gif' | 'webp' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#2b6' } })
    .toFormat(format)
    .toBuffer();
const srt = (text = 'Hello') => Buffer.from(`1\n00:00:01,000 --> 00:00:02,000\n${text}\n`);

/** A name and a content type that each kind of file is signed with. */
const signed = {
  video: ['film.mp4', 'video/mp4'],
  image: ['still.png', 'image/png'],
  subtitle: ['text.srt', 'text/plain'],
} as const;

describe('assets', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let film: number;

  beforeAll(async () => {
    server = await createTestServer();
  });
  beforeEach(async () => {
    ada = await server.filmmaker();
    film = await createFilm(ada, { type: 'SHORT_FILM' });
  });
  afterAll(() => server?.stop());

  const setStatus = (status: number, id = film) =>
    server.database.tables.updateTable('films').set({ status }).where('id', '=', id).execute();
  const setAssetStatus = (key: string, status: number, reject_message: string | null = null) =>
    server.database.tables.updateTable('assets').set({ status, reject_message }).where('key', '=', key).execute();
  const put = async (kind: keyof typeof signed, bytes: Uint8Array<ArrayBuffer>, id = film): Promise<string> => {
    const [objectName, contentType] = signed[kind];
    const answer =
      kind === 'subtitle'
        ? await ada.call('POST /upload/subtitle', { body: { objectName, contentType, programId: id } })
        : await ada.call('GET /s3/sign', { query: { objectName, contentType, path: `films/${id}/assets/` } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const sent = await fetch(new URL(answer.body.signedUrl, server.url), {
      method: 'PUT',
      headers: answer.body.headers,
      body: bytes,
    });
    expect(sent.status).toBe(200);
    return answer.body.key;
  };
  const register = (assetType: string, assetUrl: string, more: object = {}, id = film) =>
    ada.call('POST /filmmakers/films/:id/upload-assets', {
      params: { id },
      body: { assetType, assetUrl, assetStatus: 2, ...more },
    });
  const upload = async (
    assetType: string,
    kind: keyof typeof signed,
    bytes: Uint8Array<ArrayBuffer>,
    more: object = {},
    id = film,
  ) => {
    const key = await put(kind, bytes, id);
    const answer = await register(assetType, key, more, id);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { key, id: answer.body.data as number };
  };
  const rows = async (id = film) => (await ada.call('GET /filmmakers/films/:id/assets', { params: { id } })).body.data.rows;
  const view = async (id = film) => (await ada.call('GET /filmmakers/films/:id/view', { params: { id } })).body.data;
  const remove = (id: number) =>
    ada.call('POST /filmmakers/asset/status/:id/update', { params: { id }, body: { assetStatus: 4 } });
  const save = (form: string, more: object = {}) =>
    ada.call('POST /filmmakers/films/:id/update-assets', { params: { id: film }, body: { form, assetsData: [], ...more } });

  describe('registered', () => {
    it('stand in the list with a signed address, their type, name, language and status (R-167 to R-169, R-210, R-211, R-228, R-372, R-526, R-554)', async () => {
      await setStatus(2);
      const still = await picture(600, 400);
      const image = await upload('standardImage', 'image', still, { name: 'Still at sea.png' });
      const subtitle = await upload('videoSrtFiles', 'subtitle', srt(), { lanCode: 'en', name: 'English' });
      const trailer = await upload('trailerUrl', 'video', mp4);
      await setAssetStatus(trailer.key, 0, 'Too loud');
      const found = await rows();
      expect(found).toEqual([
        expect.objectContaining({
          id: image.id,
          assetUrl: image.key,
          assetType: 'standardImage',
          assetStatus: 2,
          name: 'Still at sea.png',
          lanCode: null,
          assetChapterId: null,
          isTrailer: false,
          programDetails: { selectedImage: null },
        }),
        expect.objectContaining({ assetUrl: subtitle.key, assetType: 'videoSrtFiles', lanCode: 'en', name: 'English' }),
        expect.objectContaining({
          assetUrl: trailer.key,
          assetStatus: 0,
          assetRejectionNotes: 'Too loud',
          isTrailer: true,
          name: 'film.mp4',
        }),
      ]);
      const stored = await fetch(new URL(found[0].url, server.url));
      expect(Buffer.from(await stored.arrayBuffer()).equals(still)).toBe(true);
      const unsigned = await fetch(new URL(found[0].url.replace(/\?.*/, ''), server.url));
      expect(unsigned.status).toBe(403);
      expect(new URL(found[0].url, server.url).searchParams.get('X-Amz-Expires')).toBe(String(6 * 3600));
    });

    it.each([
      [
        'a small standard image',
        'standardImage',
        () => picture(479, 200),
        'image_too_small',
        'Please select an image of at least 480x200. This image is 479x200.',
      ],
      [
        'a small thumbnail',
        'thumbnail',
        () => picture(480, 199),
        'image_too_small',
        'Please select an image of at least 480x200. This image is 480x199.',
      ],
      [
        'a thumbnail without text below 1920x1080',
        'thumbnailWithoutText',
        () => picture(1920, 1079),
        'image_too_small',
        "Sorry, this image doesn't look like the size we wanted. Please select an image of at least 1920x1080. This image is 1920x1079.",
      ],
      [
        'a WebP',
        'thumbnail',
        () => picture(600, 400, 'webp'),
        'not_image',
        'Please select image of type jpeg, jpg, png or gif file only.',
      ],
      [
        'a page',
        'featuredImage',
        async () => Buffer.from('<!doctype html>'),
        'not_image',
        'Please select image of type jpeg, jpg, png or gif file only.',
      ],
      [
        'half a picture',
        'standardImage',
        async () => (await picture(900, 700)).subarray(0, 900),
        'broken_image',
        expect.any(String),
      ],
      ['a GIF that moves', 'thumbnail', async () => (await animatedGif()).buffer, 'animated_image', expect.any(String)],
      [
        'a picture of 121 megapixels',
        'transparentFiles',
        () => picture(11_000, 11_000),
        'image_too_large',
        'This image is too large. Please select an image of at most 120 megapixels.',
      ],
    ] as const)(
      '%s is refused by its bytes and thrown away (R-182, R-185, R-186, R-611, R-621)',
      async (_what, type, make, code, message) => {
        await setStatus(2);
        const key = await put('image', Uint8Array.from(await make()));
        const answer = await register(type, key);
        expect([answer.status, answer.body.code, answer.body.message]).toEqual([422, code, message]);
        expect(await server.storage.head(key)).toBeUndefined();
        expect(await rows()).toEqual([]);
      },
    );

    it.each([
      ['a time with a dot', Buffer.from('1\n00:00:01.000 --> 00:00:02,000\nHello\n')],
      ['a time of one digit', Buffer.from('1\n0:00:01,000 --> 00:00:02,000\nHello\n')],
      ['a film', mp4],
      ['nothing of subtitles', Buffer.from('Hello\n')],
      ['no bytes', Buffer.alloc(0)],
    ])('subtitles with %s are refused and thrown away (R-222, R-226)', async (_what, bytes) => {
      const key = await put('subtitle', Uint8Array.from(bytes));
      const answer = await register('videoSrtFiles', key, { lanCode: 'en' });
      expect([answer.status, answer.body.message]).toEqual([
        422,
        'The uploaded SRT file has errors. Please check that you have followed all requirements.',
      ]);
      expect(await server.storage.head(key)).toBeUndefined();
    });

    it('subtitles are one a language for the film, its trailer and each episode, in two windows at once too (R-223, R-230)', async () => {
      await setStatus(2);
      const keys = await Promise.all([put('subtitle', srt('a')), put('subtitle', srt('b'))]);
      const answers = await Promise.all(keys.map((key) => register('videoSrtFiles', key, { lanCode: 'en' })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
        code: 'same_language',
        message: 'For selected language sub-title file is already uploaded',
      });
      await upload('trailerSrtFiles', 'subtitle', srt(), { lanCode: 'en' });
      await upload('videoSrtFiles', 'subtitle', srt(), { lanCode: 'de' });
      expect((await register('trailerUrl', await put('video', mp4), { lanCode: 'en' })).status).toBe(422);
    });

    it.each(['videoSrtFiles', 'trailerSrtFiles'] as const)(
      '%s without a language are refused in the words of their form (R-224, R-615, R-621)',
      async (type) => {
        await setStatus(2);
        const refused = await register(type, await put('subtitle', srt()));
        const error = { path: '/lanCode', keyword: 'required', message: 'This field is required.' };
        expect([refused.status, refused.body.errors]).toEqual([422, [error]]);
      },
    );

    it('subtitles in a language that nobody can choose are refused, and may be registered in another (R-227)', async () => {
      await setStatus(2);
      const key = await put('subtitle', srt());
      const refused = await register('videoSrtFiles', key, { lanCode: 'zz' });
      const error = { path: '/lanCode', keyword: 'enum', message: 'Please choose one of the options.' };
      expect([refused.status, refused.body.errors]).toEqual([422, [error]]);
      expect((await register('videoSrtFiles', key, { lanCode: 'de' })).status).toBe(200);
    });

    it('thumbnails are at most 10; one that is removed makes room (R-187, R-539, R-611)', async () => {
      await setStatus(2);
      const still = await picture(480, 200);
      const first = await upload('thumbnail', 'image', still);
      for (let n = 2; n <= 10; n += 1) await upload('thumbnail', 'image', still);
      const eleventh = await put('image', still);
      const refused = await register('thumbnail', eleventh);
      expect([refused.status, refused.body.message]).toEqual([422, 'Please keep at most 10 images.']);
      expect((await remove(first.id)).body.data.assetStatus).toBe(4);
      expect((await register('thumbnail', eleventh)).status).toBe(200);
    });

    it('Branding Assets are images and videos (R-195, R-206)', async () => {
      await setStatus(4);
      await upload('brandingAssets', 'image', await picture(20, 20));
      await upload('brandingAssets', 'video', mp4);
      const key = await put('video', Buffer.from('%PDF-1.7'));
      expect((await register('brandingAssets', key)).status).toBe(422);
      expect((await rows()).map(({ contentType }: { contentType: string }) => contentType)).toEqual(['image/png', 'video/mp4']);
    });

    it('by a second video while the first waits, the first goes with its object; what is approved stays and is what viewers see (R-205, R-208)', async () => {
      const first = await uploadVideo(server.url, ada, film);
      await setStatus(4);
      await setAssetStatus(first, 1);
      const second = await upload('videoUrl', 'video', mp4);
      const third = await upload('videoUrl', 'video', mp4);
      expect([await server.storage.head(second.key), await server.storage.head(first)]).toEqual([undefined, expect.anything()]);
      const { videoUrl, videoUrlStatus, videoLivePreview } = await view();
      expect([videoUrl, videoUrlStatus]).toEqual([first, 2]);
      expect(videoLivePreview).toContain(first);
      expect((await rows()).map(({ assetUrl }: { assetUrl: string }) => assetUrl)).toEqual([first, third.key]);
    });

    it('the image of a film and of an episode by their own call, and the one that stands for the film (R-192, R-553)', async () => {
      const series = await createFilm(ada, { type: 'SERIES' });
      const { chapterId } = await uploadEpisode(server.url, ada, series);
      await setStatus(2, series);
      const still = await picture(480, 200);
      const own = await put('image', still, series);
      const ofEpisode = await put('image', still, series);
      const update = (params: Record<string, number>, image: string, src: string) =>
        'chapterId' in params
          ? ada.call('POST /filmmakers/update-image/:filmId/:chapterId', { params, body: { image, src } })
          : ada.call('POST /filmmakers/update-image/:filmId', { params, body: { image, src } });
      expect((await update({ filmId: series }, 'standardImage', own)).status).toBe(200);
      expect((await update({ filmId: series, chapterId }, 'standardImage', ofEpisode)).status).toBe(200);
      expect((await update({ filmId: series, chapterId }, 'featuredImage', own)).status).toBe(422);
      expect((await update({ filmId: series }, 'selectedImage', ofEpisode)).status).toBe(200);
      expect((await update({ filmId: series }, 'selectedImage', 'films/1/assets/x.png')).body.code).toBe('upload_missing');
      const { selectedImage, standardImage } = await view(series);
      expect([selectedImage, standardImage]).toEqual([ofEpisode, own]);
    });

    it('the image that stands for the film is an episode’s that is deleted: it stands for the film no longer (R-192, R-399)', async () => {
      const series = await createFilm(ada, { type: 'SERIES' });
      const { chapterId } = await uploadEpisode(server.url, ada, series);
      await setStatus(2, series);
      const src = await put('image', await picture(480, 200), series);
      const params = { filmId: series, chapterId };
      for (const image of ['standardImage', 'selectedImage'])
        expect(
          (await ada.call('POST /filmmakers/update-image/:filmId/:chapterId', { params, body: { image, src } })).status,
        ).toBe(200);
      expect((await view(series)).selectedImage).toBe(src);
      await setStatus(0, series);
      const body = { filmmakerProgramId: series };
      expect((await ada.call('POST /filmmakers/:id/delete-chapter', { params: { id: chapterId }, body })).status).toBe(200);
      expect(await server.storage.head(src)).toBeUndefined();
      expect((await view(series)).selectedImage).toBeNull();
    });

    it('the image that stands for the film by a new one in its place: it stands for the film no longer, as its object goes (R-192)', async () => {
      await setStatus(2);
      const still = await picture(480, 200);
      const update = (image: string, src: string) =>
        ada.call('POST /filmmakers/update-image/:filmId', { params: { filmId: film }, body: { image, src } });
      const [first, second] = [await put('image', still), await put('image', still)];
      for (const image of ['standardImage', 'selectedImage']) expect((await update(image, first)).status).toBe(200);
      expect((await view()).selectedImage).toBe(first);
      expect((await update('standardImage', second)).status).toBe(200);
      expect(await server.storage.head(first)).toBeUndefined();
      const { selectedImage, standardImage } = await view();
      expect([selectedImage, standardImage]).toEqual([null, second]);
    });

    it('the image that stands for the film, rejected and replaced: it stands for it again once what replaced it is withdrawn, unless another does (R-192)', async () => {
      await setStatus(2);
      const still = await picture(480, 200);
      const update = async (image: string, src: string) =>
        expect(
          (await ada.call('POST /filmmakers/update-image/:filmId', { params: { filmId: film }, body: { image, src } })).status,
        ).toBe(200);
      const withdraw = async (key: string) =>
        expect((await ada.call('POST /upload/withdraw', { body: { path: `films/${film}/assets/`, key } })).status).toBe(200);
      const images = async () => {
        const { selectedImage, standardImage } = await view();
        return [selectedImage, standardImage];
      };
      const first = await put('image', still);
      for (const image of ['standardImage', 'selectedImage']) await update(image, first);
      await setAssetStatus(first, 0);
      const second = await put('image', still);
      await update('standardImage', second);
      expect(await images()).toEqual([null, second]);
      await withdraw(second);
      expect(await images()).toEqual([first, first]);

      const third = await put('image', still);
      await update('standardImage', third);
      const thumbnail = await upload('thumbnail', 'image', still);
      await update('selectedImage', thumbnail.key);
      await withdraw(third);
      expect(await images()).toEqual([thumbnail.key, first]);
    });
  });

  describe('by the status of the film (O-02)', () => {
    const statuses = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    it.each([
      ['a video', 'videoUrl', 'video', mp4, {}, [0, 2, 4, 6, 7]],
      ['a trailer', 'trailerUrl', 'video', mp4, {}, [2, 4, 6, 7]],
      ['a subtitle file', 'videoSrtFiles', 'subtitle', srt(), { lanCode: 'en' }, [0, 2, 4, 6, 7]],
    ] as const)('%s is taken or refused (R-173, R-176)', async (_what, type, kind, bytes, more, taken) => {
      const found: number[] = [];
      for (const status of statuses) {
        await setStatus(0);
        const key = await put(kind, bytes);
        await setStatus(status);
        const answer = await register(type, key, more);
        if (answer.status === 200) found.push(status);
        else expect([status, answer.body.code]).toEqual([status, 'film_locked']);
        await server.database.tables.deleteFrom('assets').where('film_id', '=', film).execute();
      }
      expect(found).toEqual(taken);
    });

    it('of a rejected film nothing that was approved is replaced or removed', async () => {
      await setStatus(2);
      const trailer = await upload('trailerUrl', 'video', mp4);
      for (const [assetStatus, isTaken] of [
        [1, false],
        [5, false],
        [0, true],
      ] as const) {
        await setStatus(2);
        const next = await put('video', mp4);
        await setStatus(6);
        await setAssetStatus(trailer.key, assetStatus);
        if (!isTaken && assetStatus === 1) expect((await remove(trailer.id)).body.code).toBe('film_locked');
        expect([assetStatus, (await register('trailerUrl', next)).status]).toEqual([assetStatus, isTaken ? 200 : 409]);
      }
    });

    it('of a rejected film subtitles that were rejected are replaced, and those that were approved stay', async () => {
      await setStatus(2);
      const english = await upload('videoSrtFiles', 'subtitle', srt(), { lanCode: 'en' });
      const german = await upload('videoSrtFiles', 'subtitle', srt(), { lanCode: 'de' });
      await setAssetStatus(english.key, 0, 'Out of step');
      await setAssetStatus(german.key, 1);
      await setStatus(6);
      expect((await remove(german.id)).body.code).toBe('film_locked');
      expect((await remove(english.id)).status).toBe(200);
      const next = await upload('videoSrtFiles', 'subtitle', srt('better'), { lanCode: 'en' });
      const kept = (await rows()).filter(({ assetStatus }: { assetStatus: number }) => assetStatus !== 4);
      expect(kept.map(({ assetUrl }: { assetUrl: string }) => assetUrl).sort()).toEqual(
        expect.arrayContaining([german.key, next.key].sort()),
      );
      expect((await save('subtitles')).status).toBe(200);
    });

    const removals: readonly (readonly [number, string, number | 'film_locked'])[] = [
      [0, 'videoUrl', 4],
      [1, 'videoUrl', 'film_locked'],
      [2, 'videoUrl', 'film_locked'],
      [2, 'trailerUrl', 4],
      [3, 'trailerUrl', 'film_locked'],
      [3, 'videoUrl', 'film_locked'],
      [4, 'videoUrl', 5],
      [5, 'videoUrl', 5],
      [5, 'trailerUrl', 5],
      [6, 'videoUrl', 5],
      [8, 'videoUrl', 'film_locked'],
    ];
    it.each(removals)(
      'in status %i the removal of %s comes to %s (R-174, R-175, R-177, R-180, R-193, R-556)',
      async (status, type, outcome) => {
        await setStatus(2);
        const { key } = await upload(type, 'video', mp4);
        await setStatus(status);
        const answer = await ada.call('POST /filmmakers/remove-video/:filmId', {
          params: { filmId: film },
          body: { src: key },
        });
        expect(outcome === 'film_locked' ? answer.body.code : answer.body.data.assetStatus).toBe(outcome);
        expect((await server.storage.head(key)) === undefined).toBe(outcome === 4);
        expect((await rows()).map(({ assetStatus }: { assetStatus: number }) => assetStatus)).toEqual(
          outcome === 4 ? [] : [outcome === 5 ? 5 : 2],
        );
      },
    );

    it('what is approved and the selected image are only asked to be removed, also before the review (R-178, R-179, R-212, R-539, R-555)', async () => {
      await setStatus(2);
      const still = await picture(480, 200);
      const [approved, selected, other] = [
        await upload('thumbnail', 'image', still),
        await upload('thumbnail', 'image', still),
        await upload('thumbnail', 'image', still),
      ];
      await setAssetStatus(approved.key, 1);
      await ada.call('POST /filmmakers/update-image/:filmId', {
        params: { filmId: film },
        body: { image: 'selectedImage', src: selected.key },
      });
      const outcomes = [];
      for (const { id } of [approved, selected, other]) outcomes.push((await remove(id)).body.data.assetStatus);
      expect(outcomes).toEqual([5, 5, 4]);
      expect((await remove(approved.id)).body.data.assetStatus).toBe(5);
      const image = (src: string) =>
        ada.call('POST /filmmakers/remove-image/:filmId', { params: { filmId: film }, body: { src } });
      expect((await image(selected.key)).body.data.assetStatus).toBe(5);
      expect((await image(other.key)).body.data.assetStatus).toBeNull();
    });
  });

  describe('saved', () => {
    const fill = async () => {
      await upload('videoUrl', 'video', mp4);
      await upload('trailerUrl', 'video', mp4);
      await upload('thumbnail', 'image', await picture(480, 200));
      await upload('thumbnailWithoutText', 'image', await picture(1920, 1080));
    };

    it('must be complete: video, trailer, both thumbnails and English subtitles (R-225, R-378, R-536)', async () => {
      await setStatus(2);
      const nothing = await save('manage-assets');
      expect(nothing.body.errors.map(({ path, message }: { path: string; message: string }) => [path, message])).toEqual([
        ['/videoUrl', 'This field is required.'],
        ['/trailerUrl', 'This field is required.'],
        ['/thumbnail', 'This field is required.'],
        ['/thumbnailWithoutText', 'This field is required.'],
        ['/subtitles', 'Please provide English SRT (Subtitle) file.'],
      ]);
      await fill();
      await upload('videoSrtFiles', 'subtitle', srt(), { lanCode: 'de' });
      const german = await save('manage-assets');
      expect([german.status, german.body.message]).toEqual([422, 'Please provide English SRT (Subtitle) file.']);
      expect((await save('subtitles')).body.message).toBe('Please provide English SRT (Subtitle) file.');
      await upload('videoSrtFiles', 'subtitle', srt(), { lanCode: 'en' });
      const { version } = await view();
      expect((await save('manage-assets', { version })).body).toEqual({
        data: { id: film, submit: true, changeStatus: 2, version: version + 1 },
      });
      expect((await save('subtitles')).status).toBe(200);
    });

    it('a series needs a video and English subtitles in each episode (R-379)', async () => {
      film = await createFilm(ada, { type: 'SERIES' });
      const { chapterId } = await uploadEpisode(server.url, ada, film);
      await uploadEpisode(server.url, ada, film);
      await setStatus(2);
      await upload('videoSrtFiles', 'subtitle', srt(), { lanCode: 'en', programChapterId: chapterId });
      const { body } = await save('subtitles');
      expect(body.errors).toEqual([
        { path: '/chapters/1/videoSrtFiles', keyword: 'required', message: 'Please provide English SRT (Subtitle) file.' },
      ]);
    });

    it('of a rejected film it waits for what was rejected, then goes back to its judges', async () => {
      for (const [status, next] of [
        [6, 1],
        [7, 3],
      ] as const) {
        film = await createFilm(ada, { type: 'SHORT_FILM' });
        const first = await uploadVideo(server.url, ada, film);
        await setStatus(status);
        await setAssetStatus(first, 0, 'Too dark');
        expect((await save('manage-assets')).body.errors).toEqual([
          { path: '/videoUrl', keyword: 'rejected', message: 'This asset was rejected. Please upload a new one.' },
        ]);
        await upload('videoUrl', 'video', mp4);
        expect((await save('manage-assets')).body.data.changeStatus).toBe(next);
        expect((await save('manage-assets')).body.code).toBe('film_locked');
      }
    });

    it('of another film are refused', async () => {
      await setStatus(2);
      await fill();
      await upload('videoSrtFiles', 'subtitle', srt(), { lanCode: 'en' });
      const other = await createFilm(ada);
      const foreign = await uploadVideo(server.url, ada, other);
      const answer = await save('manage-assets', { assetsData: [{ assetType: 'videoUrl', assetUrl: foreign }] });
      expect(answer.body.errors[0].path).toBe('/assetsData/0/assetUrl');
    });
  });

  describe('looked at', () => {
    it('a trailer and an episode’s video have addresses to watch and to download (R-218, R-219, R-557, R-558)', async () => {
      const series = await createFilm(ada, { type: 'SERIES' });
      const { chapterId } = await uploadEpisode(server.url, ada, series);
      const episode = (action: string) =>
        ada.call('GET /filmmakers/:id/video/:chapterId', { params: { id: series, chapterId }, query: { action } });
      const seen = await fetch(new URL((await episode('preview')).body.data.previewUrl, server.url));
      expect([seen.headers.get('content-disposition'), (await seen.arrayBuffer()).byteLength]).toEqual([
        'inline',
        mp4.byteLength,
      ]);
      const taken = await fetch(new URL((await episode('download')).body.data.previewUrl, server.url));
      expect(taken.headers.get('content-disposition')).toBe('attachment; filename="my-film.mp4"');
      await setStatus(2, series);
      await upload('trailerUrl', 'video', mp4, {}, series);
      const still = await put('image', await picture(480, 200), series);
      await register('standardImage', still, { programChapterId: chapterId }, series);
      const trailer = await ada.call('GET /filmmakers/:id/trailer', { params: { id: series } });
      expect(trailer.body.data).toMatchObject({ previewUrl: expect.stringContaining('film.mp4'), thumbnailUrl: null });
      expect((await episode('preview')).body.data.thumbnailUrl).toContain(still);
      expect((await ada.call('GET /filmmakers/:id/trailer', { params: { id: film } })).status).toBe(404);
      expect(
        (await ada.call('GET /filmmakers/:id/video/:chapterId', { params: { id: series, chapterId }, query: { action: 'x' } }))
          .status,
      ).toBe(422);
    });
  });

  it('an upload that never is registered, and what a deleted film had, leave the store', async () => {
    await setStatus(2);
    const kept = await upload('trailerUrl', 'video', mp4);
    const abandoned = await put('image', await picture(480, 200));
    await setStatus(0);
    expect((await ada.call('DELETE /filmmakers/films/:id/remove', { params: { id: film } })).status).toBe(200);
    expect([await server.storage.head(kept.key), await server.storage.head(abandoned)]).toEqual([undefined, undefined]);
  });
});
