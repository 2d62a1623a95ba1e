// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { permissionsAt } from '../../../fixture/sampleAsset.ts';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import { sampleRow } from '../../../fixture/sampleRow.ts';
import { ViewDialog } from './ViewDialog.tsx';

afterEach(cleanup);

const mount = (status: number, type: 'SERIES' | 'SHORT_FILM' = 'SHORT_FILM') =>
  mountScreen(<ViewDialog row={sampleRow({ id: 7, type, statusValue: status })} onClose={() => undefined} />, {
    answers: {
      'GET /filmmakers/films/:id/view': () => ({ data: sampleFilm({ type, status, may: permissionsAt(status) }) }),
    },
  });

describe('the dialog of a submitted film', () => {
  it.each([
    ['SHORT_FILM', 'View Film'],
    ['SERIES', 'View Series'],
  ] as const)('of a %s is titled %s (R-101, R-149)', async (type, title) => {
    await mount(1, type);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(await screen.findByText('Your submission is under review. Please stay tuned for updates.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Manage Assets' })).toBeNull();
  });

  it.each([6, 7])('of a rejected one (status %i) leads to its assets (R-102, R-153)', async (status) => {
    const { where } = await mount(status);
    const button = await screen.findByRole('button', { name: 'Manage Assets' });
    await act(async () => button.click());
    expect(where().pathname).toBe('/films/view/7');
  });
});
