import { describe, expect, it } from 'vitest';
import messages from '../../../../schemas/messages/en.json' with { type: 'json' };
import { checkSrt } from './checkSrt.ts';
import { srtFiles } from './fixture/srtFiles.ts';

const linesOf = (findings: readonly { readonly line: number; readonly code: string }[]) =>
  findings.map(({ line, code }) => [line, code]);

describe('a subtitle file (R-222, R-226)', () => {
  it('is judged on at least 100 files, each named once', () => {
    expect(new Set(srtFiles.map(({ name }) => name)).size).toBe(srtFiles.length);
    expect(srtFiles.length).toBeGreaterThanOrEqual(100);
  });

  it.each(srtFiles)('$name', ({ bytes, errors, warnings }) => {
    const report = checkSrt(bytes);
    expect({ errors: linesOf(report.errors), warnings: linesOf(report.warnings) }).toEqual({ errors, warnings });
    for (const { code } of [...report.errors, ...report.warnings]) expect(Object.keys(messages.widgets.srt)).toContain(code);
  });

  it('gives times in milliseconds and texts with their line breaks', () => {
    const bytes = new TextEncoder().encode('\uFEFF1\r\n01:02:03,004 --> 01:02:04,000\r\nHello\r\nthere\r\n');
    expect(checkSrt(bytes).cues).toEqual([{ start: 3_723_004, end: 3_724_000, text: 'Hello\nthere' }]);
  });

  it('leaves off where ten thousand things are wrong, and says at which line', () => {
    const report = checkSrt(new TextEncoder().encode('7\n\n'.repeat(500_000)));
    expect(report.errors.length).toBeLessThan(10_010);
    expect(report.leftOffAt).toBeLessThan(20_010);
    expect(checkSrt(new TextEncoder().encode('7\n\n'.repeat(1000))).leftOffAt).toBeUndefined();
  });

  it.each<[what: string, times: string]>([
    ['arrow', '00:00:01,000 -> 00:00:02,000'],
    ['text behind the times', '00:00:01,000 --> 00:00:02,000'],
    ['time', '00:00:01,00'],
    ['range', '00:99:01,000 --> 00:00:02,000'],
  ])('quotes of a line that is wrong by its %s no more than can be read', (_what, times) => {
    const long =
      times.length < 12 ? `${times}${'0'.repeat(100_000)} --> 00:00:02,000` : `${times} ${'and so on '.repeat(10_000)}`;
    const { errors } = checkSrt(new TextEncoder().encode(`1\n${long}\nHello\n`));
    expect(errors.length).toBeGreaterThan(0);
    for (const { values } of errors) expect(String(values['found']).length).toBeLessThan(100);
  });

  it('converts Latin-1', () => {
    const bytes = Uint8Array.from('1\n00:00:01,000 --> 00:00:02,000\nCaf\xe9\n', (letter) => letter.charCodeAt(0));
    expect(checkSrt(bytes).cues[0]?.text).toBe('Café');
  });
});
