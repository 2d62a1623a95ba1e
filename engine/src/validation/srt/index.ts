export { checkSrt } from './checkSrt.ts';
export type { SrtCue, SrtErrorCode, SrtFinding, SrtReport, SrtWarningCode } from './srtReport.ts';
