/** Why a file is refused. Texts stand under `srt` in the message files. */
export type SrtErrorCode =
  | 'unreadable'
  | 'badBytes'
  | 'webVtt'
  | 'nothing'
  | 'badIndex'
  | 'missingIndex'
  | 'numbering'
  | 'missingTiming'
  | 'blankInCue'
  | 'arrow'
  | 'timestamp'
  | 'range'
  | 'afterTiming'
  | 'endFirst'
  | 'order'
  | 'emptyCue'
  | 'missingBlank'
  | 'stray';

/** What is told of a file that is taken all the same. */
export type SrtWarningCode = 'converted' | 'gap' | 'overlap' | 'extraBlank' | 'spaces' | 'position';

/** One thing found in a file. */
export interface SrtFinding<Code extends string> {
  /** Line in the file, from 1. */
  readonly line: number;
  readonly code: Code;
  /** What the message of the code names. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** One text and when it is shown. */
export interface SrtCue {
  /** Milliseconds from the film's start. */
  readonly start: number;
  /** Milliseconds from the film's start. */
  readonly end: number;
  readonly text: string;
}

/** What a check found: every reason with its line, and the cues that could be read. */
export interface SrtReport {
  readonly errors: readonly SrtFinding<SrtErrorCode>[];
  readonly warnings: readonly SrtFinding<SrtWarningCode>[];
  readonly cues: readonly SrtCue[];
  /** The line at which the check left off, since too much was wrong by then; `undefined`: the file was read to its end. */
  readonly leftOffAt?: number;
}

/** Takes findings while a file is read. */
export interface SrtFindings {
  error(line: number, code: SrtErrorCode, values?: SrtFinding<string>['values']): void;
  warn(line: number, code: SrtWarningCode, values?: SrtFinding<string>['values']): void;
}
