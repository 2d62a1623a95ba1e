import { type RowStatus, type RowStatuses, readRowStatus } from '../upload-field/rowStatus.ts';

/** Names that the members of a row have in the data. */
export interface RowMembers {
  /** @default 'language' */
  readonly language: string;
  /** @default 'url' */
  readonly url: string;
  /** Where the language's name is written; `undefined`: nowhere. */
  readonly name: string | undefined;
  /** Where its status is, and where what was said about it; `undefined`: nowhere. */
  readonly status: string | undefined;
  readonly note: string | undefined;
  readonly statuses: RowStatuses;
}

/** One subtitle file. */
export interface SubtitleRow {
  /** ISO 639-1 code; `''` when the data has none. */
  readonly language: string;
  readonly url: string;
  readonly status: RowStatus | undefined;
  /** What was said about it, for instance why it was rejected; `''` for nothing. */
  readonly note: string;
  /** The row as it stands in the data, with members that are none of the widget's. */
  readonly data: object;
}

const memberOf = (holder: unknown, name: string | undefined): unknown =>
  name !== undefined && typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;

const textOf = (holder: unknown, name: string | undefined): string | undefined => {
  const value = memberOf(holder, name);
  return typeof value === 'string' ? value : undefined;
};

/** What `ui:options.members` and `ui:options.statuses` say, with the defaults. */
export const getRowMembers = (setting: unknown, statuses?: unknown): RowMembers => ({
  language: textOf(setting, 'language') ?? 'language',
  url: textOf(setting, 'url') ?? 'url',
  name: textOf(setting, 'name'),
  status: textOf(setting, 'status'),
  note: textOf(setting, 'note'),
  statuses: typeof statuses === 'object' && statuses !== null ? statuses : {},
});

/** The rows of a field's value; what is no object is left out. */
export const readRows = (value: unknown, members: RowMembers): readonly SubtitleRow[] =>
  (Array.isArray(value) ? value : [])
    .filter((data): data is object => typeof data === 'object' && data !== null)
    .map((data) => ({
      language: textOf(data, members.language) ?? '',
      url: textOf(data, members.url) ?? '',
      status: readRowStatus(members.statuses, memberOf(data, members.status)),
      note: textOf(data, members.note) ?? '',
      data,
    }));

/** A new row's data. */
export const toRowData = (
  { language, name, url, status, statuses: { uploaded } }: RowMembers,
  row: { readonly language: string; readonly name: string; readonly url: string },
): object => ({
  [language]: row.language,
  ...(name === undefined ? {} : { [name]: row.name }),
  [url]: row.url,
  ...(status === undefined || uploaded === undefined ? {} : { [status]: uploaded }),
});
