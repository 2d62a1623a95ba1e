/** Names that the members of a row have in the data. */
export interface RowMembers {
  /** @default 'language' */
  readonly language: string;
  /** @default 'url' */
  readonly url: string;
  /** Where the language's name is written; `undefined`: nowhere. */
  readonly name: string | undefined;
}

/** One subtitle file. */
export interface SubtitleRow {
  /** ISO 639-1 code; `''` when the data has none. */
  readonly language: string;
  readonly url: string;
  /** The row as it stands in the data, with members that are none of the widget's. */
  readonly data: object;
}

const textOf = (holder: unknown, name: string): string | undefined => {
  const value: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** What `ui:options.members` says, with the defaults. */
export const getRowMembers = (setting: unknown): RowMembers => ({
  language: textOf(setting, 'language') ?? 'language',
  url: textOf(setting, 'url') ?? 'url',
  name: textOf(setting, 'name'),
});

/** The rows of a field's value; what is no object is left out. */
export const readRows = (value: unknown, members: RowMembers): readonly SubtitleRow[] =>
  (Array.isArray(value) ? value : [])
    .filter((data): data is object => typeof data === 'object' && data !== null)
    .map((data) => ({ language: textOf(data, members.language) ?? '', url: textOf(data, members.url) ?? '', data }));

/** A new row's data. */
export const toRowData = (members: RowMembers, language: string, name: string, url: string): object => ({
  [members.language]: language,
  ...(members.name === undefined ? {} : { [members.name]: name }),
  [members.url]: url,
});
