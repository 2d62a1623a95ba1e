import { quote } from './quote.ts';
import { beginsLikeTime, isTimingLike, readTiming, type Timing } from './readTiming.ts';
import type { SrtCue, SrtErrorCode, SrtFinding, SrtFindings, SrtReport, SrtWarningCode } from './srtReport.ts';

/** Mistakes after which a file is not read any further: it is none of subtitles, and nobody reads so many. */
const mostErrors = 10_000;

/** A space that does not break, or a mark, is a text to players: some programs write one to show nothing for a while. */
const isBlank = (line: string | undefined) => !line || /^[ \t\f\v]*$/.test(line);

/** Spaces and tabs may stand around it; a byte order mark or a space that does not break makes it another text to players. */
const isIndex = (line: string) => /^[ \t]*\d{1,9}[ \t]*$/.test(line);

/**
 * Reads the text of a subtitle file line by line: number, times, text, blank line. After a mistake it goes on with the
 * next line that can be told, so that one mistake is one finding and the next is found too; after very many it leaves off.
 */
export const readCues = (text: string): SrtReport => {
  const lines = (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text).split('\n');
  if (lines.at(-1) === '') lines.pop();
  const errors: SrtFinding<SrtErrorCode>[] = [];
  const warnings: SrtFinding<SrtWarningCode>[] = [];
  const cues: SrtCue[] = [];
  const findings: SrtFindings = {
    error: (line, code, values = {}) => errors.push({ line, code, values }),
    warn: (line, code, values = {}) => warnings.push({ line, code, values }),
  };
  const lineOf = (at: number) => lines[at] ?? '';
  /** Whether a cue begins here although no blank line stands before it. */
  const beginsCue = (at: number) => isTimingLike(lineOf(at)) || (isIndex(lineOf(at)) && isTimingLike(lineOf(at + 1)));

  let at = 0;
  let number: number | undefined;
  let lastStart = 0;
  let lastEnd = 0;

  const skipBlanks = () => {
    const from = at;
    while (at < lines.length && isBlank(lines[at])) at += 1;
    const allowed = from === 0 ? 0 : 1;
    if (at - from > allowed && at < lines.length) findings.warn(from + allowed + 1, 'extraBlank');
    else if (at - from > 1) findings.warn(from + 2, 'extraBlank');
  };

  const takeIndex = () => {
    const line = lineOf(at);
    const value = Number(line.trim());
    const expected = number === undefined ? 1 : number + 1;
    if (number !== undefined && value <= number) findings.error(at + 1, 'numbering', { found: value, expected });
    else if (value !== expected) findings.warn(at + 1, 'gap', { found: value, expected });
    if (line.trim() !== line) findings.warn(at + 1, 'spaces');
    number = value;
    at += 1;
  };

  /** Leaves a block that is no cue. */
  const skipText = () => {
    while (at < lines.length && !isBlank(lines[at]) && !beginsCue(at)) at += 1;
  };

  const takeText = (timing: Timing | undefined, timingLine: number) => {
    const from = at;
    while (at < lines.length && !isBlank(lines[at]) && !beginsCue(at)) at += 1;
    if (at === from) findings.error(timingLine, 'emptyCue');
    if (at < lines.length && !isBlank(lines[at])) findings.error(at + 1, 'missingBlank');
    if (timing && at > from) cues.push({ ...timing, text: lines.slice(from, at).join('\n') });
  };

  const takeTiming = () => {
    const line = at + 1;
    const timing = readTiming(lineOf(at), line, findings);
    at += 1;
    if (timing) {
      if (timing.start < lastStart) findings.error(line, 'order');
      else if (timing.start < lastEnd) findings.warn(line, 'overlap');
      lastStart = timing.start;
      lastEnd = Math.max(lastEnd, timing.end);
    }
    takeText(timing, line);
  };

  /** What comes after a number; `at` is there. */
  const takeRest = () => {
    if (at < lines.length && !isBlank(lines[at])) {
      if (beginsLikeTime(lineOf(at)) || lineOf(at).includes('-->')) return takeTiming();
      findings.error(at + 1, 'missingTiming', { found: quote(lineOf(at)) });
      return skipText();
    }
    const blank = at;
    while (at < lines.length && isBlank(lines[at])) at += 1;
    if (isTimingLike(lineOf(at))) {
      findings.error(blank + 1, 'blankInCue');
      return takeTiming();
    }
    at = blank;
    findings.error(Math.min(blank + 1, lines.length), 'missingTiming', { found: '' });
  };

  for (skipBlanks(); at < lines.length && errors.length < mostErrors; skipBlanks()) {
    const line = lineOf(at);
    if (isIndex(line)) {
      takeIndex();
      takeRest();
    } else if (isTimingLike(line)) {
      findings.error(at + 1, 'missingIndex');
      if (number !== undefined) number += 1;
      takeTiming();
    } else if (isTimingLike(lineOf(at + 1))) {
      findings.error(at + 1, 'badIndex', { found: quote(line) });
      if (number !== undefined) number += 1;
      at += 1;
      takeTiming();
    } else {
      findings.error(at + 1, 'stray', { found: quote(line) });
      skipText();
    }
  }
  if (cues.length === 0 && errors.length === 0) findings.error(1, 'nothing');
  return { errors, warnings, cues, ...(at < lines.length && { leftOffAt: at + 1 }) };
};
