// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import type { Answers } from '../../fixture/fakeApi.ts';
import { createHandDrivenBoard } from '../../fixture/handDrivenBoard.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { samplePromotion } from '../../fixture/samplePromotion.ts';
import { sampleRow } from '../../fixture/sampleRow.ts';
import { stubClipboard } from '../../fixture/stubClipboard.ts';
import { type BoardHolder, createBoardHolder } from '../../uploads/boardHolder.ts';
import { PromotionsDialog } from './PromotionsDialog.tsx';
import type { Promotion, PromotionRow } from './usePromotion.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const shown = 'GET /filmmaker-promotions/:id/submitted-files';
const saving = 'POST /filmmaker-promotions/details/update';
const removal = 'POST /filmmakers/promotion/:id/remove-asset';
const optOut = 'POST /programs/:id/promotion-opt-out/update';
const later = 'Something went wrong. Please try again later.';

const prompt = { title: 'Video interview: director', introduction: 'Two minutes.', questions: ['Who are you?', 'Why?'] };
const file = (id: number, changes: Partial<PromotionRow> = {}): PromotionRow => ({
  id,
  fileUrl: `films/1/assets/${id}`,
  url: `/storage/${id}`,
  fileName: `File ${id}`,
  type: 1,
  role: 'director',
  promotionNotes: null,
  ...changes,
});
const mount = (stored: Promotion, answers: Answers = {}, uploads?: BoardHolder) =>
  mountScreen(
    <PromotionsDialog row={sampleRow({ statusValue: 4, affiliateCode: 'abc', userClicks: 3 })} onClose={() => undefined} />,
    {
      answers: {
        [shown]: () => ({ data: stored }),
        'POST /filmmakers/films/shortlink/create': () => ({ shortlink: 'aB3' }),
        'GET /filmmaker-promotions/prompts': () => ({
          data: { videoDirector: prompt, videoCast: prompt, writtenDirector: prompt, writtenCast: prompt },
        }),
        ...answers,
      },
      ...(uploads && { uploads }),
    },
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const isOff = (element: HTMLElement) => element.hasAttribute('disabled') || element.getAttribute('aria-disabled') === 'true';
const type = async (text: string) => {
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  fireEvent.change(notes, { target: { value: text } });
  fireEvent.blur(notes);
};

describe('the promotions of a film', () => {
  it('have a promo link that is copied, interview files and a way out (R-255, R-256, R-257, R-282, R-592)', async () => {
    const writeText = stubClipboard();
    const { api } = await mount(samplePromotion());
    const link = await screen.findByRole('textbox', { name: 'Promo link' });
    expect(link.getAttribute('value')).toBe(`${location.origin}/aB3`);
    expect(api.made.find(({ name }) => name.includes('shortlink'))?.input).toMatchObject({
      body: { filmmakerId: 7, programId: 1, affiliateCode: 'abc' },
    });
    expect(screen.getByText('3 clicks')).toBeTruthy();
    fireEvent.click(await button('Copy link'));
    expect(await screen.findByText('Link copied successfully.')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/aB3`);
    expect(await button('Promotions Preferences')).toBeTruthy();
    for (const name of ['Director: video interview', 'Director: written interview', 'Cast: video interview'])
      expect(await screen.findByRole('group', { name: new RegExp(name) })).toBeTruthy();
  });

  it('begin with what stands above the files: their dialog opened with its end in view, and the focus in the notes', async () => {
    await mount(samplePromotion(), { 'POST /filmmakers/films/shortlink/create': () => new Promise(() => undefined) });
    const first = await button('Promotions Preferences');
    await screen.findByRole('textbox', { name: 'Notes' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    // The link that is still to come has its place: nothing moves down with it.
    expect(screen.getByText(/^Share this address/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy link' }).disabled).toBe(true);
  });

  it('show files in the list of their role and type, others by themselves (R-265, R-268)', async () => {
    await mount(
      samplePromotion({ rows: [file(1), file(2, { role: 'cast', type: 2 }), file(3, { type: 3, fileName: 'Poster.pdf' })] }),
    );
    const group = async (name: RegExp) => (await screen.findByRole('group', { name })).textContent;
    expect(await group(/Director: video interview/)).toContain('File 1');
    expect(await group(/Cast: written interview/)).toContain('File 2');
    expect(await group(/Director: written interview/)).not.toContain('File');
    expect(screen.getByRole('link', { name: 'View or download Poster.pdf' }).getAttribute('href')).toBe('/storage/3');
  });

  it.each([
    ['Save and Finish Later', 1, 'Promotion detail saved successfully.'],
    ['Save and Submit Now', 2, 'Promotion detail submitted successfully.'],
  ] as const)('%s sends status %i: %s (R-270, R-271, R-273, R-598, R-599)', async (name, promotionStatus, message) => {
    const { api } = await mount(samplePromotion(), { [saving]: () => ({ success: true, data: { promotionStatus } }) });
    const press = await button(name);
    await type('Thank you');
    fireEvent.click(press);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(api.made.find((call) => call.name === saving)?.input.body).toEqual({
      promotionStatus,
      programId: 1,
      promotionNotes: 'Thank you',
      version: 1,
    });
  });

  it('256 characters of notes block both saves (R-262, R-263)', async () => {
    const { api } = await mount(samplePromotion());
    const presses = [await button('Save and Finish Later'), await button('Save and Submit Now')];
    await type('n'.repeat(256));
    for (const press of presses) {
      fireEvent.click(press);
      const complaint = 'Please enter the value must be less than or equal to 255 characters.';
      expect((await screen.findAllByText(complaint)).length).toBeGreaterThan(0);
    }
    expect(api.names()).not.toContain(saving);
  });

  it.each([
    ['the server’s message', new ApiError(409, 'film_locked', 'This film is locked.'), 'This film is locked.'],
    ['the generic one', new ApiError(500, 'internal', ''), later],
  ])('a failed save shows %s (R-274, R-275, R-586)', async (_what, error, message) => {
    await mount(samplePromotion(), {
      [saving]: () => {
        throw error;
      },
    });
    fireEvent.click(await button('Save and Finish Later'));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('have notes that are compared with those saved elsewhere meanwhile, files left as they are', async () => {
    const newer = samplePromotion({ promotionNotes: 'From the other window', rows: [file(3)], version: 9 });
    const { api } = await mount(samplePromotion({ promotionNotes: 'Before' }), {
      [saving]: ({ body }) => {
        if (body?.version === 9) return { success: true, data: { promotionStatus: 1 } };
        throw new ApiError(409, 'conflict', 'Changed elsewhere', [], newer);
      },
    });
    await type('Mine');
    fireEvent.click(await button('Save and Finish Later'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
    fireEvent.click(dialog.getByRole('radio', { name: 'Saved elsewhere From the other window' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save with these choices' }));
    await waitFor(() => expect(api.made.filter(({ name }) => name === saving)).toHaveLength(2));
    expect(api.made.filter(({ name }) => name === saving).map(({ input }) => input.body)).toMatchObject([
      { promotionNotes: 'Mine', version: 1 },
      { promotionNotes: 'From the other window', version: 9 },
    ]);
  });

  it('what was submitted is locked (R-272)', async () => {
    await mount(samplePromotion({ promotionStatus: 2, rows: [file(1)] }));
    expect(await screen.findByText('Your files were submitted. They can no longer be changed.')).toBeTruthy();
    expect(isOff(await button('Save and Submit Now'))).toBe(true);
    expect(isOff(await button('Save and Finish Later'))).toBe(true);
    expect((await screen.findByRole('group', { name: /Director: video/ })).textContent).toContain('File 1');
    expect(screen.queryByRole('button', { name: /Choose files/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove File 1' })).toBeNull();
  });

  it.each([
    [1, 'Video removed successfully.'],
    [2, 'File removed successfully.'],
  ] as const)('a file of type %i is removed: %s (R-269, R-590)', async (kind, message) => {
    const { api } = await mount(samplePromotion({ rows: [file(5, { type: kind })] }), { [removal]: () => ({ success: true }) });
    fireEvent.click(await button('Remove File 5'));
    fireEvent.click(await button('Delete'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(api.made.find(({ name }) => name === removal)?.input).toMatchObject({ params: { id: 5 } });
  });

  it('a removal that fails says so beside the files (R-275)', async () => {
    await mount(samplePromotion({ rows: [file(5)] }), {
      [removal]: () => {
        throw new ApiError(0, 'network', 'Offline.');
      },
    });
    fireEvent.click(await button('Remove File 5'));
    fireEvent.click(await button('Delete'));
    expect((await screen.findAllByText(later)).length).toBeGreaterThan(0);
  });

  it('the preferences have a switch, its explanation, Save once it is ticked, and Back (R-276 to R-279, R-281, R-597, R-613)', async () => {
    const { api } = await mount(samplePromotion(), { [optOut]: () => ({ success: true }) });
    fireEvent.click(await button('Promotions Preferences'));
    const dialog = await screen.findByRole('dialog', { name: 'Promotions Preferences' });
    expect(await within(dialog).findByText(/can not be undone.*30 days after the film was published/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Back' })).toBeTruthy();
    const press = within(dialog).getByRole('button', { name: 'Save' });
    expect(isOff(press)).toBe(true);
    fireEvent.click(await within(dialog).findByRole('switch', { name: /Opt this film out of promotions/ }));
    await waitFor(() => expect(isOff(press)).toBe(false));
    fireEvent.click(press);
    expect(await screen.findByText('Your film has been successfully opting out of promotions.')).toBeTruthy();
    expect(api.made.find(({ name }) => name === optOut)?.input).toEqual({ params: { id: 1 }, body: {} });
  });

  it('afterwards no control undoes it (R-280)', async () => {
    await mount(samplePromotion({ promotionOptOut: 1 }));
    expect(await screen.findByText('This film has opted out of promotions.')).toBeTruthy();
    fireEvent.click(await button('Promotions Preferences'));
    const dialog = await screen.findByRole('dialog', { name: 'Promotions Preferences' });
    expect(isOff(await within(dialog).findByRole('button', { name: 'Save' }))).toBe(true);
    const box = within(dialog).queryByRole('switch', { name: /Opt this film out/ });
    expect(box === null || isOff(box) || box.getAttribute('aria-readonly') === 'true').toBe(true);
  });

  it('a prompt is read and downloaded as a Word document (R-258, R-259)', async () => {
    await mount(samplePromotion(), {
      'GET /filmmaker-promotions/prompt-document': () => ({
        data: { fileName: 'Director.docx', contentType: 'application/x', content: btoa('PK') },
      }),
    });
    const kept: string[] = [];
    Object.assign(URL, { createObjectURL: ({ size }: Blob) => `blob:${size}`, revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      kept.push(`${this.href} ${this.download}`);
    });
    fireEvent.click(await button('Director, video'));
    const dialog = await screen.findByRole('dialog', { name: 'Video interview: director' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Who are you?', 'Why?']);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Download as Word document' }));
    await waitFor(() => expect(kept).toEqual(['blob:2 Director.docx']));
  });

  it('says when it could not be loaded (R-582)', async () => {
    await mount(samplePromotion(), {
      [shown]: () => {
        throw new ApiError(500, 'internal', 'No.');
      },
    });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
  });

  it('files on their way go on without the form and stand in its list again; each is registered by itself (R-261, R-265)', async () => {
    const driven = createHandDrivenBoard();
    const { board, puts } = driven;
    const holder = createBoardHolder(async () => board);
    const registered = () =>
      driven.api.names().filter((name) => name === 'POST /filmmakers/films/promotion-assets/upload').length;
    const list = () => screen.findByRole('group', { name: /Director: written interview/ });
    const first = await mount(samplePromotion({ rows: [file(2, { type: 2 })] }), {}, holder);
    const input = (await list()).querySelector('input[type="file"]');
    if (!input) throw new Error('no file input');
    const answers = ['a.pdf', 'b.pdf'].map((name) => new File([`%PDF-1.4 ${name}`], name, { type: 'application/pdf' }));
    await act(async () => fireEvent.change(input, { target: { files: answers } }));
    await waitFor(() => expect(puts).toHaveLength(2));
    fireEvent.click(await button('Close'));
    await screen.findByText(/The upload goes on without this window/);
    first.unmount();
    await act(async () => puts[0]?.finish());
    await waitFor(() => expect(registered()).toBe(1));

    const row = file(8, { type: 2, fileUrl: 'films/1/assets/a-a.pdf', fileName: 'a.pdf' });
    await mount(samplePromotion({ rows: [file(2, { type: 2 }), row] }), {}, holder);
    const again = within(await list());
    expect(again.getAllByText('a.pdf')).toHaveLength(1);
    await again.findByRole('button', { name: 'Cancel: b.pdf' });
    await act(async () => puts[1]?.finish());
    await again.findByRole('button', { name: 'Remove b.pdf' });
    expect(again.getAllByRole('listitem')).toHaveLength(3);
    expect(registered()).toBe(2);
    expect(board.uploads().map(({ file: { name } }) => name)).toEqual(['a.pdf']);
  });
});
