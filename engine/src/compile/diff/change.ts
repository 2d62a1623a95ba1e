/**
 * What a change does to those who fill in the form.
 * - `tightens`: something that was let through is refused now.
 * - `loosens`: something that was refused is let through now.
 * - `unclear`: nobody can say without trying; take it as both.
 * - `rewords`: every verdict stays; texts, looks or starting values differ.
 */
export type Effect = 'tightens' | 'loosens' | 'unclear' | 'rewords';

/** A way into a file. */
export type Tokens = readonly (string | number)[];

/** A place in a file; the file's path is relative to the folder that is compared. */
export interface Place {
  readonly file: string;
  readonly tokens: Tokens;
}

/** One difference, its value on either side; `undefined` where there is none. */
export interface Difference {
  readonly effect: Effect;
  /** Where it stands: in the new state, or in the old one for what is gone. */
  readonly place: Place;
  readonly isGone: boolean;
  /** What it does to the schema that it is a part of. */
  readonly message: string;
  /** The innermost keyword around it that asks for no such value, as `not` does: what it does to the whole is another thing. */
  readonly within?: 'not' | 'if' | 'contains' | undefined;
  readonly before: unknown;
  readonly after: unknown;
}

/** One difference between two states of a folder of forms. */
export interface Change {
  readonly effect: Effect;
  /** Path below the folders that are compared. */
  readonly file: string;
  /** Line, from 1; in the old file for what is gone. */
  readonly line: number;
  /** RFC 6901 JSON pointer within the file. */
  readonly pointer: string;
  readonly message: string;
  readonly before: unknown;
  readonly after: unknown;
}

const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

/** One line for people: `file:line pointer tightens: message (old → new)`. */
export const formatChange = ({ effect, file, line, pointer, message, before, after }: Change): string =>
  `${file}:${line} ${pointer === '' ? '/' : pointer} ${effect}: ${message} (${shown(before)} → ${shown(after)})`;

/** What several differences do together; `undefined` when every verdict stays. */
export const effectOf = (found: readonly Difference[]): Exclude<Effect, 'rewords'> | undefined => {
  const effects = new Set(found.map(({ effect }) => effect));
  effects.delete('rewords');
  const [only] = effects;
  if (only === undefined || only === 'rewords') return undefined;
  return effects.size === 1 ? only : 'unclear';
};
