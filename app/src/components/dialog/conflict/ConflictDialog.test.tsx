// @vitest-environment jsdom
import type { FormModule } from '@reelform/engine/validation';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import { FilmDialog } from '../../../pages/films/dialog/FilmDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { EditConflict } from './EditConflict.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const stored = sampleFilm({
  type: 'SHORT_FILM',
  shortDescription: 'Old words.',
  videoUrl: 'films/7/assets/a.mp4',
  terms: true,
});
const newer = { ...stored, title: 'Theirs', type: 'FEATURED_FILM' as const, shortDescription: 'Their words.', version: 5 };
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** Edits the title and the description, and saves over a film that was saved elsewhere. */
const clash = async () => {
  const versions: (number | undefined)[] = [];
  const bodies: unknown[] = [];
  const onClose = vi.fn();
  await mountScreen(<FilmDialog filmId={7} onClose={onClose} />, {
    answers: {
      'GET /filmmakers/films/:id/view': () => ({ data: stored }),
      'POST /filmmakers/films/:id/update': ({ body }) => {
        versions.push(body?.version);
        bodies.push(body?.programDetails);
        if (body?.version !== 5) throw new ApiError(409, 'conflict', 'Changed elsewhere', [], newer);
        return { data: { id: 7, submit: false, changeStatus: 0, version: 6 } };
      },
    },
  });
  const type = async (label: RegExp, value: string) => {
    const input = await screen.findByLabelText(label);
    await act(async () => {
      fireEvent.change(input, { target: { value } });
      fireEvent.blur(input);
    });
  };
  await type(/^Title/, 'Mine');
  await type(/^Short description/, 'My words.');
  await press('Save and Finish Later');
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
  const sides = (field: string) => within(dialog.getByRole('radiogroup', { name: field }));
  return { dialog, sides, versions, bodies, onClose };
};

describe('a film that was saved elsewhere meanwhile', () => {
  it('is shown field by field, mine and theirs, by the labels of its form', async () => {
    const { dialog, sides, onClose } = await clash();
    expect(dialog.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(3);
    expect(sides('Title').getByRole('radio', { name: 'Yours Mine' })).toHaveProperty('checked', true);
    expect(sides('Type').getByRole('radio', { name: 'Saved elsewhere Full Feature Film' })).toHaveProperty('checked', true);
    expect(sides('Short description').getByRole('radio', { name: 'Saved elsewhere Their words.' })).toHaveProperty(
      'checked',
      false,
    );
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is saved over with what is chosen of both', async () => {
    const { sides, versions, bodies, onClose } = await clash();
    await act(async () => sides('Title').getByRole('radio', { name: 'Saved elsewhere Theirs' }).click());
    await press('Save with these choices');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(versions).toEqual([2, 5]);
    expect(bodies[1]).toMatchObject({ title: 'Theirs', type: 'FEATURED_FILM', shortDescription: 'My words.' });
    expect((await screen.findAllByText('Updated successfully.')).length).toBeGreaterThan(0);
  });

  it('is told in the order of the form, whatever the order in which it is stored', async () => {
    const string = { type: 'string' };
    const properties = { added: { ...string, title: 'Added' }, title: { ...string, title: 'Title' } };
    const form = { schema: { properties }, uiSchema: { 'ui:order': ['title', '*'] } } as unknown as FormModule;
    const conflict: EditConflict = {
      intro: 'film.conflict.intro',
      base: {},
      mine: { title: 'Mine' },
      theirs: { added: 'Theirs', title: 'Theirs' },
      settle: async () => undefined,
      leave: () => undefined,
    };
    for (const one of [conflict, { ...conflict, mine: conflict.theirs, theirs: conflict.mine }]) {
      await mountScreen(<ConflictDialog loaded={{ form }} conflict={one} />);
      expect(screen.getAllByRole('radiogroup').map((group) => group.previousElementSibling?.textContent)).toEqual([
        'Title',
        'Added',
      ]);
      cleanup();
    }
  });

  it('can be gone back from with every entry in its place', async () => {
    const { versions } = await clash();
    await press('Back to editing');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Changed elsewhere' })).toBeNull());
    expect(screen.getByDisplayValue('Mine')).toBeTruthy();
    expect(versions).toEqual([2]);
  });
});
