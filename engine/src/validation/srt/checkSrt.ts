import { decodeSrt } from './decodeSrt.ts';
import { readCues } from './readCues.ts';
import type { SrtReport } from './srtReport.ts';

/** How WebVTT begins (https://www.w3.org/TR/webvtt1/#file-structure); what is wrong with each of its lines helps nobody. */
const webVtt = /^WEBVTT(?:[ \t\r\n]|$)/;

/** Checks the bytes of a subtitle file: strictly, to its end unless very much is wrong, in a time that grows with its length only. */
export const checkSrt = (bytes: Uint8Array): SrtReport & { readonly text: string } => {
  const decoded = decodeSrt(bytes);
  if (decoded.step !== 'decoded') {
    const line = decoded.step === 'badBytes' ? decoded.line : 1;
    return { errors: [{ line, code: decoded.step, values: {} }], warnings: [], cues: [], text: '' };
  }
  if (webVtt.test(decoded.text))
    return { errors: [{ line: 1, code: 'webVtt', values: {} }], warnings: [], cues: [], text: decoded.text };
  const report = readCues(decoded.text);
  if (decoded.encoding !== 'windows-1252') return { ...report, text: decoded.text };
  return { ...report, warnings: [{ line: 1, code: 'converted', values: {} }, ...report.warnings], text: decoded.text };
};
