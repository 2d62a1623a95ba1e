// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { focusEdge } from './rowFocus.ts';

afterEach(() => document.body.replaceChildren());

const drawn = (html: string): HTMLElement => {
  const row = document.createElement('div');
  row.innerHTML = html;
  document.body.append(row);
  return row;
};

describe('focusEdge', () => {
  const controls = `
    <button tabindex="-1" id="before"></button><input type="hidden" id="unseen" /><input disabled id="off" />
    <input id="first" /><select id="middle"></select><a href="#x" id="last">x</a>
    <a id="leads-nowhere">y</a><div tabindex="-1" id="behind"></div>`;

  it.each([
    ['first', 'first'],
    ['last', 'last'],
  ] as const)('goes to the %s control that Tab comes to', (edge, id) => {
    focusEdge(drawn(controls), edge);
    expect(document.activeElement?.id).toBe(id);
  });

  it('leaves the focus alone where Tab comes to nothing', () => {
    focusEdge(drawn('<button tabindex="-1"></button>'), 'first');
    expect(document.activeElement).toBe(document.body);
  });
});
