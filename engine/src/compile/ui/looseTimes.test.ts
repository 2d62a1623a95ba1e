import { expect, it } from 'vitest';
import { withLooseTimes } from './looseTimes.ts';

const time = { type: 'string', format: 'iso-time' };

it.each<[name: string, node: object, ui: object | undefined, drawn: object | undefined]>([
  ['a time', time, undefined, { 'ui:widget': 'time' }],
  ['a time that may be empty', { type: ['string', 'null'], format: 'iso-date-time' }, {}, { 'ui:widget': 'date-time' }],
  ['one that is drawn otherwise', time, { 'ui:options': { widget: 'text' } }, { 'ui:options': { widget: 'text' } }],
  ['one of a list', { ...time, enum: ['08:00:00'] }, undefined, undefined],
  ['a time with its zone', { type: 'string', format: 'time' }, undefined, undefined],
])('%s is drawn as it is', (_name, node, ui, drawn) => {
  const given = ui && { at: ui };
  expect(withLooseTimes(given, { properties: { at: node } })).toEqual(drawn && { at: drawn });
});
