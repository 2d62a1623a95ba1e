// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { focusField } from './focusField.ts';

beforeEach(() => document.body.replaceChildren());

describe('going to a field', () => {
  it.each([
    ['its control', '<input id="root_a">', 'root_a'],
    ['the first of its parts', '<input id="root_a-0" disabled><input id="root_a-1">', 'root_a-1'],
    ['a control inside of it', '<div id="root_a"><button id="inside"></button></div>', 'inside'],
    ['a control in a closed part, opening it', '<details><input id="root_a"></details>', 'root_a'],
    [
      'the section, when the control cannot take the focus',
      '<fieldset id="root"><input type="hidden" id="root_a"></fieldset>',
      'root',
    ],
    [
      'what a disabled control and its label stand in',
      '<p id="f"><label for="root_a"></label><b><input id="root_a" disabled></b></p>',
      'f',
    ],
    ['the section, when a disabled control has no label', '<p id="root"><b><input id="root_a" disabled></b></p>', 'root'],
    ['the section, when the control is hidden', '<fieldset id="root"><p hidden><input id="root_a"></p></fieldset>', 'root'],
    ['the section, when the field is not there', '<fieldset id="root"></fieldset>', 'root'],
  ])('focuses %s', (_what, html, expected) => {
    document.body.innerHTML = html;
    focusField(document.body, ['root_a', 'root']);
    expect(document.activeElement?.id).toBe(expected);
    expect(document.querySelector('details:not([open])')).toBeNull();
  });

  it('does nothing where there is nothing', () => {
    expect(() => focusField(document.body, ['a"b\\c'])).not.toThrow();
  });
});
