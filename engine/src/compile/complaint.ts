import { relative } from 'node:path';

/** What is wrong with a form's files, in plain words, and where. */
export interface Complaint {
  /** Path of the file. */
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1. */
  readonly column: number;
  /** RFC 6901 JSON pointer within the file. */
  readonly pointer: string;
  readonly message: string;
}

/** What the lint of a file says: complaints keep the form from being compiled, notes do not. */
export interface Lint {
  readonly complaints: readonly Complaint[];
  readonly notes: readonly Complaint[];
}

/** A path as it is written where the command runs; one that lies elsewhere stays whole. */
const fromHere = (file: string): string => {
  const path = relative('', file);
  return path.startsWith('..') ? file : path;
};

/** One line for people and editors: `file:line:column pointer message`. */
export const formatComplaint = ({ file, line, column, pointer, message }: Complaint): string =>
  `${fromHere(file)}:${line}:${column} ${pointer === '' ? '/' : pointer} ${message}`;
