import { describe, expect, it } from 'vitest';
import { judgeMedia, type MediaFacts, type MediaRule } from './mediaRules.ts';
import { readMediaRules } from './readMediaRules.ts';

const rules: readonly MediaRule[] = [
  { fact: 'whole', const: true, effect: 'refuse', message: 'whole' },
  { fact: 'videoCodec', enum: ['h264'], effect: 'warn', message: 'codec' },
  { fact: 'longSide', maximum: 4096, effect: 'warn', message: 'size' },
  { fact: 'frameRate', minimum: 20, maximum: 60, effect: 'warn', message: 'rate' },
];

describe('media rules', () => {
  it.each<[string, MediaFacts, readonly unknown[]]>([
    ['nothing is known', {}, []],
    ['all is well', { whole: true, videoCodec: 'h264', longSide: 4096, frameRate: 60 }, []],
    ['a film is cut off', { whole: false }, [['whole', false, undefined]]],
    [
      'much is wrong',
      { videoCodec: 'hevc', longSide: 7680, frameRate: 12 },
      [
        ['codec', 'hevc', undefined],
        ['size', 7680, 4096],
        ['rate', 12, 20],
      ],
    ],
    ['it runs too fast', { frameRate: 60.1 }, [['rate', 60.1, 60]]],
  ])('tell when %s', (_when, facts, found) => {
    expect(judgeMedia(facts, rules).map((finding) => [finding.rule.message, finding.found, finding.limit])).toEqual(found);
  });

  it.each<[string, unknown, number]>([
    ['no schema', undefined, 0],
    ['a schema without rules', { type: 'string' }, 0],
    ['rules that are no list', { mediaRules: {} }, 0],
    [
      'rules of which some are malformed',
      {
        mediaRules: [
          rules[0],
          { ...rules[1], fact: 'colour' },
          { ...rules[1], effect: 'forbid' },
          { fact: 'video', effect: 'warn' },
          { ...rules[2], maximum: '4096' },
          { ...rules[2], most: 1 },
          7,
        ],
      },
      1,
    ],
  ])('are read from %s', (_what, schema, count) => {
    expect(readMediaRules(schema)).toHaveLength(count);
  });
});
