import type { Json, JsonObject } from '@reelform/engine/validation';
import type { Example } from '../../exchange.ts';

/** Widths in which a form can be looked at. */
export const widths = ['full', 'tablet', 'phone'] as const;

/** One of {@link widths}. */
export type Width = (typeof widths)[number];

/** How the form of an example is shown. */
export interface Settings {
  readonly context: JsonObject;
  readonly isReadOnly: boolean;
  readonly isDisabled: boolean;
  readonly width: Width;
  /** Tag of another language; `undefined`: the form's own. */
  readonly locale: string | undefined;
}

/** The settings that an example begins with: the first value of each of its facts. */
export const firstSettings = ({ facts = {} }: Example): Settings => ({
  context: Object.fromEntries(Object.entries(facts).map(([fact, [value = null]]) => [fact, value])),
  isReadOnly: false,
  isDisabled: false,
  width: 'full',
  locale: undefined,
});

/** How a value of a fact is called. */
export const nameOfValue = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Tags of the languages that an example brings along, beside the form's own. */
export const ownLocales = ({ files }: Example): readonly string[] =>
  Object.keys(files).flatMap((name) => {
    const tag = /^messages\.(.+)\.json$/.exec(name)?.[1];
    return tag === undefined || tag === 'en' ? [] : [tag];
  });
