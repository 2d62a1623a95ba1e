// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { mountForm } from '../fixture/mountForm.tsx';
import { fetchFormParts } from '../index.ts';

const sizes = { title: 'Sizes', type: 'array', uniqueItems: true, items: { enum: ['small', 'middle', 'large'] }, maxItems: 2 };
const formOf = (more: object) =>
  moduleOf({ type: 'object', properties: { sizes: { ...sizes, ...more } } }, { sizes: { 'ui:widget': 'checkboxes' } });
const form = await formOf({});

beforeAll(() => fetchFormParts(form));
afterEach(cleanup);

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const press = async (name: string) => {
  const one = await box(name);
  act(() => one.click());
};
const group = () => screen.getByRole('group', { name: 'Sizes' });
const said = () => {
  const ids = group().getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

describe('boxes of which at most so many may be ticked', () => {
  it('let nobody tick one more, say why, and can be ticked again once one is given back', async () => {
    mountForm(form);
    await press('small');
    expect([(await box('large')).disabled, said()]).toEqual([false, '']);
    await press('large');
    await waitFor(async () => expect((await box('middle')).disabled).toBe(true));
    expect([(await box('small')).disabled, (await box('large')).disabled, said()]).toEqual([false, false, 'At most 2.']);
    await press('small');
    await waitFor(async () => expect((await box('middle')).disabled).toBe(false));
    expect([said(), screen.queryByText('At most 2.')]).toEqual(['', null]);
  });

  it('say it in the words of their field', async () => {
    mountForm(await formOf({ errorMessage: { maxItems: 'Pick {limit} {limit:size|sizes} or fewer.' } }), {
      sizes: ['small', 'large'],
    });
    await box('middle');
    expect(said()).toBe('Pick 2 sizes or fewer.');
  });

  it('need no word of a limit that cannot be passed', async () => {
    mountForm(await formOf({ maxItems: 3 }), { sizes: ['small', 'middle', 'large'] });
    expect([(await box('small')).disabled, said()]).toEqual([false, '']);
  });
});

it('counts what is no option any more to the limit, and goes to the nearest box when it goes', async () => {
  mountForm(await formOf({ maxItems: 3 }), { sizes: ['middle', 'huge', 'tiny'] });
  expect([(await box('large')).disabled, said()]).toEqual([true, 'At most 3.']);
  (await box('tiny')).focus();
  await press('tiny');
  await waitFor(async () => expect((await box('large')).disabled).toBe(false));
  expect(document.activeElement).toBe(await box('huge'));
  await press('huge');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'huge' })).toBeNull());
  expect(document.activeElement).toBe(await box('large'));
});

it('shows what is chosen and no option any more, so that it can be taken away', async () => {
  const { handle } = mountForm(form, { sizes: ['huge', 'small'] });
  const huge = await box('huge');
  expect(huge.checked).toBe(true);
  huge.focus();
  await press('huge');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'huge' })).toBeNull());
  expect(handle.current?.getData()).toEqual({ sizes: ['small'] });
  expect(document.activeElement).toBe(await box('small')); // the only one that could be used: two were ticked
});
