import { describe, expect, it } from 'vitest';
import { withUiDefinitions } from './uiDefinitions.ts';

const text = { type: 'string' };
const address = { type: 'object', properties: { street: text, city: text } };
const reference = { $ref: '#/definitions/address' };
const words = { street: { 'ui:placeholder': 'Street' } };

const expanded = (properties: object, ui: object = {}, more: object = {}) =>
  withUiDefinitions(
    { 'ui:definitions': { '#/definitions/address': words }, ...ui },
    { definitions: { address, ...more }, type: 'object', properties },
  );

describe('words of ui:definitions', () => {
  it.each<[name: string, properties: object, ui: object]>([
    ['of a member', { home: reference }, { home: words }],
    ['of a member whose name means something in JavaScript', { valueOf: reference }, { valueOf: words }],
    ['of rows', { homes: { type: 'array', items: reference } }, { homes: { items: words } }],
    ['of places', { homes: { items: [text, reference] } }, { homes: { items: [{}, words] } }],
    ['of members of free names', { homes: { additionalProperties: reference } }, { homes: { additionalProperties: words } }],
    ['of parts', { home: { allOf: [reference, { properties: { zip: text } }] } }, { home: words }],
    ['of options', { home: { oneOf: [text, reference] } }, { home: { oneOf: [{}, words] } }],
    ['of what a reference leads to', { home: { properties: { home: reference } } }, { home: { home: words } }],
  ])('stand at the reference %s', (_name, properties, ui) => {
    expect(expanded(properties)).toEqual(ui);
  });

  it('give way to what stands there', () => {
    const own = { home: { street: { 'ui:placeholder': 'Mine', 'ui:help': 'Own' }, city: { 'ui:widget': 'textarea' } } };
    expect(expanded({ home: reference }, own)).toEqual(own);
    expect(expanded({ home: reference }, { home: { 'ui:title': 'Home' } })).toEqual({ home: { 'ui:title': 'Home', ...words } });
  });

  it('leave what was said of all options with each of them', () => {
    const ui = { home: { 'ui:help': 'Where?', note: { 'ui:widget': 'textarea' } } };
    const noted = { type: 'object', properties: { note: text } };
    expect(expanded({ home: { oneOf: [noted, reference] } }, ui)).toEqual({
      home: { ...ui.home, oneOf: [{ note: ui.home.note }, { note: ui.home.note, ...words }] },
    });
  });

  it('have their rules beside the choice whose option they are about, where rules hold', () => {
    const rules = [{ effect: 'hide', when: {} }];
    const ui = { 'ui:definitions': { '#/definitions/address': { 'ui:rules': [], street: { 'ui:rules': rules } } } };
    const said = withUiDefinitions(ui, {
      definitions: { address: { properties: { street: text } } },
      properties: { home: { oneOf: [text, { $ref: '#/definitions/address' }] } },
    });
    expect(said).toMatchObject({ home: { street: { 'ui:rules': rules } } });
    expect(Object(said).home['ui:rules']).toBeUndefined();
  });

  it('stand some levels deep where a definition holds itself', () => {
    const node = { type: 'object', properties: { name: text, next: { $ref: '#/$defs/node' } } };
    const said = withUiDefinitions(
      { 'ui:definitions': { '#/$defs/node': { name: { 'ui:help': 'Name' } } } },
      { $defs: { node }, properties: { first: { $ref: '#/$defs/node' } } },
    );
    expect(JSON.stringify(said).match(/Name/g)).toHaveLength(5);
  });

  it('end where definitions hold each other many times over', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const parts = Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }]));
    const more = Object.fromEntries(names.map((name) => [name, { properties: { ...parts, home: reference } }]));
    expect(JSON.stringify(expanded(parts, {}, more)).match(/Street/g)?.length).toBeLessThan(3000);
  });

  it('are no words where there are none', () => {
    const ui = { home: {} };
    expect(withUiDefinitions(ui, { properties: { home: reference } })).toBe(ui);
  });
});
