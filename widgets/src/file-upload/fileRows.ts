/** Names that the members of a row have in the data; `undefined` where rows are texts. */
export interface FileMembers {
  /** Where the stored value stands. */
  readonly url: string;
  /** Where the file's name is written; `undefined`: nowhere. */
  readonly name: string | undefined;
  /** Characters (code points) that the name may have; of a longer one its end is written. @default any number */
  readonly longestName?: number;
}

/** One stored file. */
export interface FileRow {
  readonly url: string;
  /** Its name, where the data have one or it was sent here. */
  readonly name: string | undefined;
  /** The row as it stands in the data, with members that are none of the widget's. */
  readonly data: unknown;
}

const textOf = (holder: unknown, name: string): string | undefined => {
  const value: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const memberOf = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;

/** What `ui:options.members` says; `undefined` for rows that are texts. @param row schema of a row */
export const getFileMembers = (setting: unknown, row?: unknown): FileMembers | undefined => {
  const url = textOf(setting, 'url');
  if (url === undefined) return undefined;
  const name = textOf(setting, 'name');
  const longest = name === undefined ? undefined : memberOf(memberOf(memberOf(row, 'properties'), name), 'maxLength');
  return { url, name, ...(typeof longest === 'number' && { longestName: longest }) };
};

/**
 * The stored files of a field's value: of one text, or of a list. What has no stored value is left out.
 * @param sent names of files that were sent here, by their stored value: keys of a store say nothing to people
 */
export const readFileRows = (
  value: unknown,
  members: FileMembers | undefined,
  sent?: ReadonlyMap<string, string>,
): readonly FileRow[] =>
  (Array.isArray(value) ? value : [value]).flatMap((data: unknown) => {
    const url = members ? textOf(data, members.url) : data;
    if (typeof url !== 'string' || url === '') return [];
    const name = members?.name === undefined ? undefined : textOf(data, members.name);
    return [{ url, name: name ?? sent?.get(url), data }];
  });

/**
 * A field's value without a stored file; as it is where it does not hold that one any more. What is no file stays in a
 * list.
 */
export const withoutFile = (value: unknown, url: string, members: FileMembers | undefined): unknown => {
  const gone = new Set(readFileRows(value, members).flatMap((row) => (row.url === url ? [row.data] : [])));
  if (gone.size === 0) return value;
  return Array.isArray(value) ? value.filter((data) => !gone.has(data)) : undefined;
};

/** The data of a new row. */
export const toFileData = (url: string, fileName: string, members: FileMembers | undefined): unknown => {
  if (!members) return url;
  const { name, longestName } = members;
  const written = longestName === undefined ? fileName : [...fileName].slice(-longestName).join('');
  return { [members.url]: url, ...(name !== undefined && { [name]: written }) };
};
