// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Answers } from '../../../fixture/fakeApi.ts';
import { chapter, seriesOf } from '../../../fixture/mountFilmPage.tsx';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { sampleAsset } from '../../../fixture/sampleAsset.ts';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import { samplePromotion } from '../../../fixture/samplePromotion.ts';
import { sampleStaffFilm } from '../../../fixture/sampleStaffFilm.ts';
import { stubClipboard } from '../../../fixture/stubClipboard.ts';
import { paths } from '../../../routes.ts';
import { StaffFilmPage } from './StaffFilmPage.tsx';
import type { StaffFilm } from './staffFilm.ts';

afterEach(cleanup);

const mount = (changes: Partial<StaffFilm>, answers: Answers = {}, at = '/staff/films/7') =>
  mountScreen(
    <Routes>
      <Route path={paths.staffFilm} element={<StaffFilmPage />} />
    </Routes>,
    { answers: { 'GET /staff/films/:id': () => ({ data: sampleStaffFilm(changes) }), ...answers }, at },
  );
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};
const write = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
const inputOf = (api: Awaited<ReturnType<typeof mount>>['api'], name: string) =>
  api.made.find((call) => call.name === name)?.input;

describe('a film at the staff desk', () => {
  it.each([
    [1, ['Send contract', 'Record signature on paper', 'Cancel contract', 'Reject film']],
    [2, ['Start review', 'Cancel contract']],
    [3, ['Set release and activate', 'Send back to details', 'Reject film']],
    [4, ['Change release', 'Deactivate']],
    [5, ['Set release and activate']],
    [8, ['Send contract']],
  ])('in status %i offers %j (R-115, R-390)', async (status, names) => {
    await mount({ film: sampleFilm({ status }) });
    const group = await screen.findByRole('group', { name: 'Decisions' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
  });

  it.each([
    [1, null, 'Send contract', true],
    [1, 'sent', 'Send contract again', false],
    [1, 'cancelled', 'Send contract', true],
    [3, null, 'Set release and activate', true],
    [4, null, 'Change release', false],
  ] as const)(
    'in status %i with the contract %s begins with “%s”, as what comes next: %s',
    async (status, state, name, isNext) => {
      await mount({
        film: sampleFilm({ status }),
        contract: state && { state, sentAt: 1_790_000_000, endedAt: null, signedName: null },
      });
      const [first, second] = within(await screen.findByRole('group', { name: 'Decisions' })).getAllByRole('button');
      expect(first?.textContent).toBe(name);
      expect(first?.className !== second?.className).toBe(isNext);
      await press(name);
      expect(await screen.findByRole('dialog', { name })).toBeTruthy();
    },
  );

  it.each([6, 7])('in status %i waits for the filmmaker', async (status) => {
    await mount({ film: sampleFilm({ status }) });
    expect(await screen.findByText('Nothing has to be decided: the filmmaker is next.')).toBeTruthy();
  });

  it('shows what was submitted of the film and of each episode, to be read, once it is asked for (R-390)', async () => {
    const { api } = await mount({
      film: seriesOf({ status: 3, chapters: [chapter(4, { title: 'Night 4', episodeNumber: 2 })] }),
    });
    const region = within(await screen.findByRole('region', { name: 'What was submitted' }));
    expect(document.querySelector('textarea')).toBeNull();
    await press('Show Film details');
    const description = await region.findByLabelText<HTMLTextAreaElement>(/^Full description/);
    expect([description.value, description.readOnly]).toEqual(['All night long.', true]);
    expect(await region.findByDisplayValue('Germany')).toBeTruthy();
    const shown = document.getElementById(region.getByRole('button', { name: /^Hide/ }).getAttribute('aria-controls') ?? '');
    expect(shown && getComputedStyle(shown).paddingBottom, 'room between the last field and the line below').not.toBe('');
    await press('Hide Film details');
    await press('Show Episode 2: Night 4');
    expect((await region.findByLabelText<HTMLInputElement>(/^Episode title/)).value).toBe('Night 4');
    expect(region.queryByRole('button', { name: /Save|Copy|Close|Back/ })).toBeNull();
    expect(api.names()).toEqual(['GET /staff/films/:id']);
  });

  it('shows what was sent for its promotion, and that it opted out (R-265, R-278, R-390)', async () => {
    const file = { id: 1, fileUrl: 'a', url: 'https://store.example/a', promotionNotes: null, role: 'cast' } as const;
    const rows = [
      { ...file, fileName: 'Talk.mp4', type: 1 } as const,
      { ...file, id: 2, fileName: 'Stills.zip', type: 3 } as const,
    ];
    const promotion = samplePromotion({ rows, promotionStatus: 2, promotionNotes: 'Ask for Grace.', promotionOptOut: 1 });
    await mount({ promotion });
    const region = within(await screen.findByRole('region', { name: 'Promotion' }));
    expect(region.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Submitted', 'Ask for Grace.']);
    expect(region.getByText('This film has opted out of promotions.')).toBeTruthy();
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cast, videoTalk.mp4View or download',
      'Other filesStills.zipView or download',
    ]);
    expect(region.getByRole('link', { name: 'View or download Talk.mp4' }).getAttribute('href')).toBe(file.url);
  });

  it('shows its files from behind the scenes, each with its notes (R-246, R-390)', async () => {
    const file = {
      filePath: 'a',
      src: 'a',
      filmmakerProgramId: 7,
      contentType: 'application/pdf',
      sizeBytes: 9,
      createdAt: 1,
      version: 1,
    };
    const urls = { url: 'https://store.example/a', downloadUrl: 'https://store.example/b' };
    await mount({ btsDocuments: [{ ...file, ...urls, btsDocId: 3, fileName: 'Call.pdf', notes: 'Day one.' }] });
    await press('View Call.pdf');
    const dialog = within(await screen.findByRole('dialog', { name: 'View BTS File' }));
    expect(await dialog.findByText('Day one.')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(urls.url);
  });

  it('shows what was said in fields that only the forms’ files have, by their labels (R-620)', async () => {
    const episode = { ...chapter(4, { title: 'Night 4', episodeNumber: 1 }), added: { title: 'Ghent', festival: '' } };
    // Fields of the files that tests have stand for those that content operations add.
    const added = {
      'film-submission': { shortDescription: 'Locarno', festival: true },
      'release-date': { releaseDate: 'May' },
    };
    const { filmmaker } = sampleStaffFilm({});
    await mount({
      film: seriesOf({ status: 3, chapters: [episode], added }),
      promotion: samplePromotion({ added: { promotionNotes: 'Gent' }, preferences: { festival: 'Cannes' } }),
      filmmaker: { ...filmmaker, added: { website: 'https://ada.example' } },
    });
    const factsOf = async (name: string, last: string) => {
      const region = within(await screen.findByRole('region', { name }));
      await region.findByText(last);
      const [terms, facts] = [region.getAllByRole('term'), region.getAllByRole('definition')];
      return terms.map(({ textContent }, index) => `${textContent}: ${facts[index]?.textContent}`);
    };
    expect((await factsOf('About the film', 'Ghent')).slice(-5)).toEqual([
      'Short description: Locarno',
      'festival: Yes',
      'Release date and time (GMT): May',
      'Episode 1: Episode title: Ghent',
      'Episode 1: festival: (empty)',
    ]);
    expect(await factsOf('Promotion', 'Cannes')).toEqual(['Status: Not started', 'Notes: Gent', 'festival: Cannes']);
    expect((await factsOf('Filmmaker', 'https://ada.example')).at(-1)).toBe('Website: https://ada.example');
  });

  it('is decided about in a form whose first field has the focus, the first time too', async () => {
    await mount({});
    for (const _time of ['first', 'second']) {
      await press('Reject film');
      const field = await screen.findByRole('textbox', { name: /^What is wrong/ });
      await waitFor(() => expect(document.activeElement).toBe(field));
      await press('Cancel');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('is rejected with a reason, of the version that was looked at (R-390)', async () => {
    const { api } = await mount({}, { 'POST /staff/films/:id/decide': () => ({ success: true }) });
    await press('Reject film');
    await press('Confirm');
    expect(
      (await screen.findAllByText('Please say what is wrong, so that the filmmaker can correct it.')).length,
    ).toBeGreaterThan(0);
    expect(inputOf(api, 'POST /staff/films/:id/decide')).toBeUndefined();
    await write(/^What is wrong/, 'The sound is missing.');
    await press('Confirm');
    expect(await screen.findByText('Decision saved.')).toBeTruthy();
    expect(inputOf(api, 'POST /staff/films/:id/decide')).toEqual({
      params: { id: 7 },
      body: { action: 'reject', version: 2, note: 'The sound is missing.' },
    });
  });

  it('asks twice before what can not be taken back (R-390)', async () => {
    const { api } = await mount({}, { 'POST /staff/films/:id/decide': () => ({ success: true }) });
    await press('Cancel contract');
    await write(/^What is wrong/, 'No rights.');
    await press('Confirm');
    expect(await screen.findByText('This can not be undone.')).toBeTruthy();
    expect(inputOf(api, 'POST /staff/films/:id/decide')).toBeUndefined();
    await press('Go on');
    expect(await screen.findByText('Decision saved.')).toBeTruthy();
    expect(inputOf(api, 'POST /staff/films/:id/decide')?.body).toMatchObject({ action: 'cancelContract' });
  });

  it('says when somebody else was faster, and shows how things stand (R-390)', async () => {
    const message = 'Somebody else has decided or changed something here meanwhile. Please look at it again.';
    const { api } = await mount(
      {},
      {
        'POST /staff/films/:id/decide': () => {
          throw new ApiError(409, 'decided_elsewhere', message);
        },
      },
    );
    await press('Send contract');
    await press('Confirm');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(api.names().filter((name) => name === 'GET /staff/films/:id').length).toBeGreaterThan(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['decided_elsewhere', 409, 'Somebody else has decided or changed something here meanwhile.'],
    ['not_found', 404, 'This record does not exist.'],
  ])(
    'shows what was typed of a decision that is refused as %s, though nothing may be decided any more',
    async (code, status, message) => {
      let asked = 0;
      const writeText = stubClipboard();
      await mount(
        {},
        {
          'GET /staff/films/:id': () => {
            asked += 1;
            return { data: sampleStaffFilm(asked > 1 ? { film: sampleFilm({ status: 6 }) } : {}) };
          },
          'POST /staff/films/:id/decide': () => {
            throw new ApiError(status, code, message);
          },
        },
      );
      await press('Reject film');
      await write(/^What is wrong/, 'No sound at 3:10.');
      await press('Confirm');
      const dialog = await screen.findByRole('dialog', { name: 'Reject film' });
      expect(await within(dialog).findByText(message)).toBeTruthy();
      await waitFor(() => expect(asked).toBeGreaterThan(1));
      expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'What you typed was not sent' }).value).toBe(
        'No sound at 3:10.',
      );
      await press('Copy text');
      expect(writeText.mock.calls).toEqual([['No sound at 3:10.']]);
      await press('Close');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it('its assets are approved and rejected one by one, as they were looked at (R-170, R-390)', async () => {
    const { api } = await mount({}, { 'POST /staff/assets/:id/decide': () => ({ success: true }) });
    expect(await screen.findByText('Awaiting review')).toBeTruthy();
    await press('Approve Video');
    await press('Confirm');
    expect(await screen.findByText('Decision saved.')).toBeTruthy();
    expect(inputOf(api, 'POST /staff/assets/:id/decide')).toEqual({
      params: { id: 1 },
      body: { action: 'approveAsset', assetStatus: 2 },
    });
  });

  it('offers what each asset’s status allows, and why one was rejected', async () => {
    await mount({
      assets: [
        sampleAsset({ id: 1, assetStatus: 0, assetRejectionNotes: 'Too dark.' }),
        sampleAsset({ id: 2, assetType: 'trailerUrl', assetStatus: 5 }),
      ],
    });
    expect(await screen.findByText('Rejected: Too dark.')).toBeTruthy();
    const names = within(screen.getByRole('region', { name: 'Assets' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names.filter(Boolean)).toEqual([
      'Preview Video',
      'Approve Video',
      'Preview Trailer',
      'Remove Trailer',
      'Keep Trailer',
    ]);
  });

  it('lists the assets of a series by its episodes, whichever upload ended first', async () => {
    await mount({
      film: seriesOf({ status: 1, chapters: [chapter(8, { episodeNumber: 1 }), chapter(9, { episodeNumber: 2 })] }),
      assets: [
        sampleAsset({ id: 1, assetType: 'episodeUrl', assetChapterId: 9 }),
        sampleAsset({ id: 2, assetType: 'episodeUrl', assetChapterId: 8 }),
        sampleAsset({ id: 3, assetType: 'trailerUrl' }),
      ],
    });
    const buttons = await screen.findAllByRole('button', { name: /^Preview / });
    const names = buttons.map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Preview Trailer', 'Preview Episode video, episode 1', 'Preview Episode video, episode 2']);
  });

  it('an asset is seen at an address made for this look (R-390)', async () => {
    const links = { previewUrl: '/signed/preview', downloadUrl: '/signed/download' };
    const { baseElement } = await mount({}, { 'GET /staff/assets/:id/preview': () => ({ data: links }) });
    await press('Preview Video');
    expect((await screen.findByRole('link', { name: 'Download videoUrl.mp4' })).getAttribute('href')).toBe('/signed/download');
    expect(baseElement.querySelector('video')?.getAttribute('src')).toBe('/signed/preview');
  });

  it('shows who decided what, when and why; the newest first (R-390)', async () => {
    const entry = {
      id: 1,
      action: 'rejectAsset',
      decidedBy: 'Grace',
      decidedAt: Date.UTC(2024, 9, 28, 14) / 1000,
      fromStatus: 2,
      toStatus: 0,
      assetType: 'videoUrl',
      assetName: 'pier.mp4',
      note: 'Too dark.',
      releaseDate: null,
    } as const;
    await mount({ history: [{ ...entry, id: 2, action: 'signed', decidedBy: null, note: 'Ada Lumen' }, entry] });
    const history = within(await screen.findByRole('region', { name: 'History' }));
    const lines = history.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Contract signedOct 28, 2024 14:00 GMT by the filmmakerAda Lumen',
      'Rejected pier.mp4Oct 28, 2024 14:00 GMT by GraceToo dark.',
    ]);
  });

  it('shows what was decided in fields that only the decision’s form has, by their labels (R-620)', async () => {
    const when = { decidedAt: 1_790_000_000, fromStatus: 1, toStatus: 2, assetType: null, assetName: null, releaseDate: null };
    const added = { note: 'By post.', festival: 'Ghent' };
    await mount({ history: [{ ...when, id: 1, action: 'recordSignature', decidedBy: 'Grace', note: null, added }] });
    const line = await screen.findByText('festival: Ghent');
    expect(line.previousElementSibling?.textContent).toMatch(/: By post\.$/);
  });

  it('grants resources to the filmmaker (R-390)', async () => {
    const { api } = await mount({}, { 'POST /staff/films/:id/resources': () => ({ success: true }) });
    const sees = await screen.findByRole('switch', { name: 'Sees resources and payments' });
    await act(async () => sees.click());
    expect(await screen.findByText('Resources are shown to the filmmaker.')).toBeTruthy();
    expect(inputOf(api, 'POST /staff/films/:id/resources')).toEqual({ params: { id: 7 }, body: { showResourcesTab: true } });
  });

  it.each(['/staff/films/7', '/staff/films/abc'])('says that there is no film at %s', async (at) => {
    await mount(
      {},
      {
        'GET /staff/films/:id': () => {
          throw new ApiError(404, 'not_found', '');
        },
      },
      at,
    );
    expect(await screen.findByText('This record does not exist.')).toBeTruthy();
  });
});
