// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { mountForm } from '../fixture/mountForm.tsx';
import { fetchFormParts } from '../index.ts';

const form = await moduleOf(
  {
    type: 'object',
    properties: {
      episodes: {
        type: 'array',
        title: 'Episodes',
        items: {
          type: 'object',
          title: 'Episode',
          required: ['name', 'synopsis'],
          properties: { name: { type: 'string', title: 'Name' }, synopsis: { type: 'string', title: 'Synopsis' } },
        },
      },
    },
  },
  {
    episodes: {
      'ui:widget': 'folded-list',
      'ui:options': { titleMember: 'name', foldFrom: 3, addLabel: 'Add an episode', undoRemove: true },
    },
    'ui:actions': [{ name: 'submit', label: 'Send', mode: 'strict' }],
  },
);

beforeAll(() => fetchFormParts(form));
afterEach(cleanup);

const episode = (n: number) => ({ name: `Night ${n}`, synopsis: `All of night ${n}.` });

const mount = (episodes: readonly { readonly name?: string; readonly synopsis?: string }[]) => {
  const { handle, data } = mountForm(form, { episodes: episodes.map((one) => ({ ...one })) });
  return { handle, data: () => data()?.['episodes'] };
};

const headings = () =>
  screen.getAllByRole('button', { name: /^Episode \d/ }).map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
const openOnes = () =>
  screen.getAllByRole('button', { name: /^Episode \d/ }).map((button) => button.getAttribute('aria-expanded') === 'true');
const press = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('begins with rows closed where it is long, open where it is short, and opens one by its heading', async () => {
  mount([1, 2].map(episode));
  expect(openOnes()).toEqual([true, true]);
  cleanup();
  mount([1, 2, 3].map(episode));
  expect(headings()).toEqual(['Episode 1 Night 1', 'Episode 2 Night 2', 'Episode 3 Night 3']);
  expect(openOnes()).toEqual([false, false, false]);
  await press(/^Episode 2/);
  expect(openOnes()).toEqual([false, true, false]);
  expect(screen.getByDisplayValue('Night 2').closest('[hidden]')).toBeNull();
  expect(screen.getByDisplayValue('Night 3').closest('[hidden]')).not.toBeNull();
});

it('says in a heading what its row still lacks, as it is typed', async () => {
  const { handle } = mount([episode(1), { name: 'Night 2' }, {}]);
  expect(headings()).toEqual([
    'Episode 1 Night 1',
    'Episode 2 Night 2 Still to do: Synopsis',
    'Episode 3 Still to do: Name, Synopsis',
  ]);
  act(() => handle.current?.setValue('/episodes/1/synopsis', 'A storm.'));
  expect(headings()[1]).toBe('Episode 2 Night 2');
});

it('opens a row for the link to its field, and counts its errors instead of what it lacks', async () => {
  const { handle } = mount([episode(1), episode(2), { name: 'Night 3' }]);
  await press('Send');
  expect(headings()[2]).toBe('Episode 3 Night 3 1 (1 error)');
  expect(openOnes()).toEqual([false, false, true]);
  expect(document.activeElement?.id).toBe('root_episodes_2_synopsis');
  await press(/^Episode 3/);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: /Synopsis/ })));
  expect(openOnes()).toEqual([false, false, true]);
  await act(async () => handle.current?.goTo('/episodes/0/name'));
  expect(document.activeElement?.id).toBe('root_episodes_0_name');
});

it('opens what is added, keeps open what moves, and brings rows back as they were', async () => {
  const { data } = mount([1, 2, 3].map(episode));
  await press('Add an episode');
  expect(openOnes()).toEqual([false, false, false, true]);
  expect(document.activeElement?.id).toBe('root_episodes_3_name');
  await press(/^Episode 1/);
  await press('Move down Episode 1');
  expect(openOnes()).toEqual([false, true, false, true]);
  await press('Remove Episode 2');
  await press(/^Undo/);
  expect(openOnes()).toEqual([false, true, false, true]);
  expect(data()).toMatchObject([episode(2), episode(1), episode(3), {}]);
});

it('leads into a row that rests out of sight', async () => {
  const { handle } = mount(Array.from({ length: 60 }, (_, n) => episode(n + 1)));
  expect(screen.queryByRole('button', { name: /^Episode 50/ })).toBeNull();
  await act(async () => handle.current?.goTo('/episodes/49/synopsis'));
  expect(document.activeElement?.id).toBe('root_episodes_49_synopsis');
  expect(screen.getByRole('button', { name: /^Episode 50/ }).getAttribute('aria-expanded')).toBe('true');
});
