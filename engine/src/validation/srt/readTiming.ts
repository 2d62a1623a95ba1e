import { quote } from './quote.ts';
import type { SrtFindings } from './srtReport.ts';

/** When a cue is shown, in milliseconds. */
export interface Timing {
  readonly start: number;
  readonly end: number;
}

const stamp = /^(\d{2}):(\d{2}):(\d{2}),(\d{3})$/;

/** Beginning of a time, however it is written; nobody begins a sentence so. */
const stampLike = /^[-+]?\d{1,4}[:;.]\d{1,3}[:;.,]\d/;

/** Where on the film a text stands, as some programs write it behind the times. */
const position = /^(?:[XY][12]:-?\d{1,5}\s*)+$/i;

const arrowLike = /[-–—=]>|→|--|&gt;/;

/** Whether a line stands for the times of a cue, well written or not: `21.11.2026` alone may be said by somebody. */
export const isTimingLike = (line: string): boolean => {
  // Most lines are no times, and are told so without a pattern.
  if (!line.includes(':') && !line.includes('.') && !line.includes(';')) return false;
  const text = line.trim();
  if (stampLike.test(text)) return arrowLike.test(text);
  return text.includes('-->') && /\d:\d/.test(text) && /^[\d:;.,\s+-]*-->/.test(text);
};

/** Whether a line begins like a time, whatever follows. */
export const beginsLikeTime = (line: string): boolean => stampLike.test(line.trimStart());

/** A time in milliseconds; `undefined` when it is no time, which is told. */
const readStamp = (found: string, line: number, findings: SrtFindings): number | undefined => {
  const parts = stamp.exec(found);
  if (!parts) {
    findings.error(line, 'timestamp', { found: quote(found) });
    return undefined;
  }
  const [hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = parts.slice(1).map(Number);
  if (minutes > 59 || seconds > 59) {
    findings.error(line, 'range', { found: quote(found) });
    return undefined;
  }
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds;
};

/** Reads `00:00:01,000 --> 00:00:02,000`, and tells all that is wrong with it. `undefined`: there are no two times. */
export const readTiming = (text: string, line: number, findings: SrtFindings): Timing | undefined => {
  const trimmed = text.trim();
  const at = trimmed.indexOf('-->');
  if (at < 0) {
    findings.error(line, 'arrow', { found: quote(trimmed) });
    return undefined;
  }
  const before = trimmed.slice(0, at);
  const after = trimmed.slice(at + 3);
  if (!/[ \t]$/.test(before) || !/^[ \t]/.test(after)) findings.error(line, 'arrow', { found: quote(trimmed) });
  else if (/^[^\S \t]/.test(text)) findings.error(line, 'timestamp', { found: quote(trimmed) });
  else if (trimmed !== text || !/[^\s] $/.test(before) || !/^ [^\s]/.test(after)) findings.warn(line, 'spaces');
  const rest = after.trimStart();
  const [second = ''] = rest.split(/\s/, 1);
  const more = rest.slice(second.length).trim();
  if (more !== '') {
    if (position.test(more)) findings.warn(line, 'position');
    else findings.error(line, 'afterTiming', { found: quote(more) });
  }
  const start = readStamp(before.trim(), line, findings);
  const end = readStamp(second, line, findings);
  if (start === undefined || end === undefined) return undefined;
  if (end <= start) findings.error(line, 'endFirst');
  return { start, end };
};
