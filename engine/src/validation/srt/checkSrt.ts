import { decodeSrt } from './decodeSrt.ts';
import { readCues } from './readCues.ts';
import type { SrtReport } from './srtReport.ts';

/** Checks the bytes of a subtitle file: strictly, to its end unless very much is wrong, in a time that grows with its length only. */
export const checkSrt = (bytes: Uint8Array): SrtReport & { readonly text: string } => {
  const decoded = decodeSrt(bytes);
  if (decoded.step !== 'decoded') {
    const line = decoded.step === 'badBytes' ? decoded.line : 1;
    return { errors: [{ line, code: decoded.step, values: {} }], warnings: [], cues: [], text: '' };
  }
  const report = readCues(decoded.text);
  if (decoded.encoding !== 'windows-1252') return { ...report, text: decoded.text };
  return { ...report, warnings: [{ line: 1, code: 'converted', values: {} }, ...report.warnings], text: decoded.text };
};
