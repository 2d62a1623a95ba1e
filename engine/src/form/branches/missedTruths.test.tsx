// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { enter, field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };
const send = { 'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict' }] };

describe('a truth that has to be there and was left alone', () => {
  const sent = async (flag: object, ui: JsonObject = {}, more: object = {}) => {
    const schema = { type: 'object', properties: { name: text, flag }, required: ['flag'], ...more };
    const { data, handle } = await mount(schema, { name: 'a' }, { flag: ui, ...send });
    expect(data()).toEqual({ name: 'a' });
    await act(async () => handle.current?.press('send'));
    return [data()?.['flag'], document.querySelector('[data-path="/flag"]') === null];
  };

  it.each<[what: string, flag: object, ui?: JsonObject]>([
    ['a box', { type: 'boolean' }],
    ['a box of a definition', { $ref: '#/definitions/flag' }],
    ['a box that the uiSchema names', { type: 'boolean' }, { 'ui:widget': 'checkbox' }],
  ])('is false as %s', async (_what, flag, ui) => {
    expect(await sent(flag, ui, { definitions: { flag: { type: 'boolean', title: 'Flag' } } })).toEqual([false, true]);
  });

  it.each<[what: string, flag: object, ui?: JsonObject]>([
    ['that has to be true', { type: 'boolean', const: true }],
    ['that has to be true when it is sent', { type: 'boolean', onSubmit: { const: true } }],
    ['that is chosen', { type: 'boolean' }, { 'ui:widget': 'select' }],
    ['that is one of some values', { enum: [true, 'later'] }],
  ])('is missed as one %s', async (_what, flag, ui) => {
    expect(await sent(flag, ui)).toEqual([undefined, false]);
  });

  it('is false where a rule alone asks for it', async () => {
    const rules = [{ effect: 'require', when: { data: {} } }];
    const asked = { properties: { flag: { type: 'boolean' }, other: { type: 'boolean' }, name: text }, required: ['other'] };
    expect(await sent({ type: 'boolean' }, { 'ui:rules': rules }, asked)).toEqual([false, true]);
  });

  it('is false in a row as well, and as it was ticked where it was', async () => {
    const row = { type: 'object', properties: { name: text, flag: { type: 'boolean' } }, required: ['flag'] };
    const schema = { type: 'object', properties: { rows: { type: 'array', items: row } } };
    const { data, handle } = await mount(schema, { rows: [{ name: 'a' }, { name: 'b' }] }, send);
    act(() => field('root_rows_1_flag').click());
    enter('root_rows_0_name', 'c');
    await act(async () => handle.current?.press('send'));
    expect(data()).toEqual({
      rows: [
        { name: 'c', flag: false },
        { name: 'b', flag: true },
      ],
    });
  });
});
