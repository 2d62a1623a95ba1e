import { describe, expect, it } from 'vitest';
import { plainRules } from '../../rollup/plain-rules.mjs';

describe('styles that are worked out ahead', () => {
  it.each([
    ['.a::-webkit-input-placeholder{opacity:1;}', undefined],
    ['.a::-moz-placeholder{opacity:1;}', undefined],
    ['.a::placeholder{opacity:1;}', '.a::placeholder{opacity:1;}'],
    ['.a{-webkit-padding-start:1px;padding-inline-start:1px;}', '.a{padding-inline-start:1px;}'],
    ['.a{-webkit-margin-end:auto;margin-inline-end:auto;color:red;}', '.a{margin-inline-end:auto;color:red;}'],
    ['.a{-webkit-appearance:none;-moz-appearance:none;appearance:none;}', '.a{appearance:none;}'],
    ['.a{-webkit-background-position:bottom;background-position:bottom;}', '.a{background-position:bottom;}'],
    // Safari knows no other name.
    ['.a{-webkit-user-select:none;-moz-user-select:none;user-select:none;}', '.a{-webkit-user-select:none;user-select:none;}'],
    ['.a{display:-webkit-box;-webkit-line-clamp:2;}', '.a{display:-webkit-box;-webkit-line-clamp:2;}'],
    ['.a::-webkit-slider-thumb{width:1px;}', '.a::-webkit-slider-thumb{width:1px;}'],
  ])('%s: %s', (rule, expected) => {
    const list = expected === undefined ? [] : [expected];
    expect(plainRules('__resetStyles', ['a', null, [rule]])).toEqual(['a', null, list]);
    expect(plainRules('__styles', [{}, { d: [rule, [rule, { p: -1 }]] }])).toEqual([
      {},
      { d: [...list, ...list.map((text) => [text, { p: -1 }])] },
    ]);
  });

  const rulesOf = (name: string, side: string) => ({
    r: [`.${name}:is(.${name}[x]){${side}:0;}`],
    s: [`@media x{.${name}{top:0;}}`],
  });
  const inBoth = (side: string) => {
    const [left, right] = [rulesOf('rleft', 'left'), rulesOf('rright', side)];
    return { r: [...left.r, ...right.r], s: [...left.s, ...right.s] };
  };

  it('have their rules once where both directions read the same', () => {
    expect(plainRules('__resetStyles', ['rleft', 'rright', inBoth('left')])).toEqual(['rleft', null, rulesOf('rleft', 'left')]);
  });

  it('have them for both directions where these differ', () => {
    expect(plainRules('__resetStyles', ['rleft', 'rright', inBoth('right')])).toEqual(['rleft', 'rright', inBoth('right')]);
  });
});
