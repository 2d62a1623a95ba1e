// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { enter, field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const click = (name: string) => act(() => screen.getByRole('button', { name }).click());

const people = (more: object = {}) => ({
  title: 'Cast',
  type: 'array',
  items: { title: 'Person', type: 'object', properties: { name: { title: 'Name', type: 'string' } } },
  ...more,
});
const rowsUi = { cast: { 'ui:options': { itemLabel: 'Person {n}', undoRemove: true } } };

describe('a list that may be absent and has a minimum', () => {
  it('is none again once its last row is removed, and comes back with undo', async () => {
    const { data, dirty } = await mount({ type: 'object', properties: { cast: people({ minItems: 1 }) } }, {}, rowsUi);
    click('Add to Cast');
    enter('root_cast_0_name', 'Ann');
    click('Remove 1');
    expect(data()).toEqual({});
    expect(dirty()).toBe(false);
    click('Undo Person 1');
    expect(data()).toEqual({ cast: [{ name: 'Ann' }] });
    click('Remove 1');
    expect(data()).toEqual({});
  });

  it('is none again though rows of it are stored', async () => {
    const { data, dirty } = await mount(
      { type: 'object', properties: { cast: people({ minItems: 2 }) } },
      { cast: [{ name: 'Ann' }, { name: 'Ben' }] },
    );
    click('Remove 1');
    expect(data()).toEqual({ cast: [{ name: 'Ben' }] });
    click('Remove 1');
    expect(data()).toEqual({});
    expect(dirty()).toBe(true);
  });

  it('is none again where only a condition that does not hold requires it', async () => {
    const { data } = await mount(
      {
        type: 'object',
        properties: { kind: { type: 'string' }, cast: people({ minItems: 1 }) },
        if: { required: ['kind'], properties: { kind: { const: 'film' } } },
        then: { required: ['cast'] },
      },
      { cast: [{ name: 'Ann' }] },
    );
    click('Remove 1');
    expect(data()).toEqual({});
  });

  it('keeps its minimum where it is required', async () => {
    const { data } = await mount(
      { type: 'object', required: ['cast'], properties: { cast: people({ minItems: 1 }) } },
      { cast: [{ name: 'Ann' }] },
    );
    click('Remove 1');
    expect(data()).toEqual({ cast: [{ name: 'Ann' }] });
  });

  it('keeps its minimum where it is a row, or the whole form', async () => {
    const text = { title: 'Line', type: 'string' };
    const lines = { title: 'Lines', type: 'array', minItems: 1, items: text };
    const inRows = { type: 'object', properties: { all: { title: 'All', type: 'array', items: lines } } };
    const { data } = await mount(inRows, { all: [['a']] });
    act(() => screen.getAllByRole('button', { name: 'Remove 1' })[0]?.click());
    expect(data()).toEqual({ all: [['a']] });
    cleanup();
    const whole = await mount(lines, ['a'] as never);
    click('Remove 1');
    expect(whole.data()).toEqual(['a']);
  });
});

describe('an object of a row that something was entered in and cleared', () => {
  const address = {
    title: 'Address',
    type: 'object',
    required: ['street'],
    properties: { street: { title: 'Street', type: 'string' } },
  };
  const rows = people({ items: { title: 'Person', type: 'object', properties: { address } } });

  it.each([
    ['a row was added', ['Add to Cast'], 0],
    ['the row was moved', ['Up 2'], 0],
    ['the row was removed and brought back', ['Remove 2', 'Undo Person 2'], 1],
  ])('is none again though %s meanwhile', async (_what, presses, at) => {
    const { data } = await mount({ type: 'object', properties: { cast: rows } }, { cast: [{}, {}] }, rowsUi);
    const row = presses[0] === 'Add to Cast' ? 0 : 1;
    enter(`root_cast_${row}_address_street`, 'Elm Street');
    for (const name of presses) click(name);
    enter(`root_cast_${at}_address_street`, '');
    expect(data()).toEqual({ cast: presses[0] === 'Add to Cast' ? [{}, {}, {}] : [{}, {}] });
  });
});

describe('a list to which a row was added that is removed again', () => {
  const inside = { type: 'object', properties: { credits: { type: 'object', properties: { cast: people() } } } };

  it('is gone with the object that was not there', async () => {
    const { data, dirty } = await mount(inside);
    click('Add to Cast');
    expect(data()).toEqual({ credits: { cast: [{}] } });
    enter('root_credits_cast_0_name', 'Ann');
    click('Add to Cast');
    click('Remove 1');
    click('Remove 1');
    expect(data()).toEqual({});
    expect(dirty()).toBe(false);
  });

  it('is empty again where it was stored so', async () => {
    const stored = { credits: { cast: [] } };
    const { data, dirty } = await mount(inside, stored);
    click('Add to Cast');
    click('Remove 1');
    expect(data()).toEqual(stored);
    expect(dirty()).toBe(false);
  });

  it('is empty where rows of it are stored', async () => {
    const { data } = await mount(inside, { credits: { cast: [{ name: 'Ann' }] } });
    click('Remove 1');
    expect(data()).toEqual({ credits: { cast: [] } });
  });

  it('goes without an object in which something else was entered meanwhile', async () => {
    const note = { title: 'Note', type: 'string' };
    const { data } = await mount({
      type: 'object',
      properties: { credits: { type: 'object', properties: { cast: people(), note } } },
    });
    click('Add to Cast');
    enter('root_credits_note', 'x');
    click('Remove 1');
    expect(data()).toEqual({ credits: { note: 'x' } });
    enter('root_credits_note', '');
    expect(data()).toEqual({});
    expect(field('root_credits_cast__add')).toBeTruthy();
  });
});
