import { type RowStatus, type RowStatuses, readRowStatus } from '../upload-field/rowStatus.ts';

/** One picture of a field's value. */
export interface ImageRow {
  /** Its place in the value. */
  readonly index: number;
  /** What the upload service made of it. */
  readonly url: string;
  /** `undefined` where rows have no status, or one without a word. */
  readonly status: RowStatus | undefined;
  /** What was said about it, for instance why it was rejected; `''` for nothing. */
  readonly note: string;
}

/** How a field's value holds its pictures: `one` is a text, `texts` a list of them, `rows` a list of objects. */
export interface ImageShape {
  readonly kind: 'one' | 'texts' | 'rows';
  /** Names of the members of a row; without `status` rows have none. */
  readonly url: string;
  readonly status: string | undefined;
  readonly statuses: RowStatuses;
  /** Name of the member that says why; `undefined`: rows have none. */
  readonly note: string | undefined;
  /** Most pictures that are not removed. */
  readonly limit: number;
  /** What the schema says of one picture. */
  readonly schema: Members;
}

type Members = { readonly [name: string]: unknown };

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const isCount = (value: unknown) => typeof value === 'number';

/**
 * Reads from schema and options how a value holds its pictures. The limit is the schema's `maxContains` (of those that
 * are not removed, which `contains` then says), else its `maxItems`.
 */
export const readImageShape = (schema: Members, options: Members): ImageShape => {
  const members = isMembers(options['members']) ? options['members'] : {};
  const statuses = isMembers(options['statuses']) ? options['statuses'] : {};
  const url = textOf(members['url']) ?? 'url';
  const named = { url, status: textOf(members['status']), statuses, note: textOf(members['note']) };
  if (schema['type'] !== 'array') return { ...named, kind: 'one', limit: 1, schema };
  const items = isMembers(schema['items']) ? schema['items'] : {};
  const limit = [schema['maxContains'], schema['maxItems']].find(isCount) ?? Number.POSITIVE_INFINITY;
  if (items['type'] !== 'object') return { ...named, kind: 'texts', limit, schema: items };
  const properties = isMembers(items['properties']) ? items['properties'] : {};
  const member = properties[url];
  return { ...named, kind: 'rows', limit, schema: isMembers(member) ? member : {} };
};

const statusOf = (shape: ImageShape, row: Members) =>
  shape.status === undefined ? undefined : readRowStatus(shape.statuses, row[shape.status]);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The pictures of a value, those that are removed among them. What is no picture keeps its place and is left out. */
export const readImageRows = (shape: ImageShape, value: unknown): readonly ImageRow[] => {
  const list = shape.kind === 'one' ? [value] : listOf(value);
  return list.flatMap((item, index) => {
    const url = textOf(isMembers(item) ? item[shape.url] : item);
    if (url === undefined) return [];
    if (!isMembers(item)) return [{ index, url, status: undefined, note: '' }];
    return [{ index, url, status: statusOf(shape, item), note: (shape.note && textOf(item[shape.note])) ?? '' }];
  });
};

/** The pictures that are still there. */
export const liveRows = (rows: readonly ImageRow[]): readonly ImageRow[] => rows.filter(({ status }) => status !== 'removed');

const newRow = ({ kind, status, statuses: { uploaded }, url: name }: ImageShape, url: string): unknown => {
  if (kind === 'texts') return url;
  return { [name]: url, ...(status !== undefined && uploaded !== undefined && { [status]: uploaded }) };
};

/**
 * The value with one more picture, before the first of those that were chosen later; of a field for one picture, with this
 * one in place of the other.
 */
export const withImage = (
  shape: ImageShape,
  value: unknown,
  url: string,
  isLater: (url: string) => boolean = () => false,
): unknown => {
  if (shape.kind === 'one') return url;
  const list = listOf(value);
  const place = readImageRows(shape, value).find((row) => isLater(row.url))?.index ?? list.length;
  return [...list.slice(0, place), newRow(shape, url), ...list.slice(place)];
};

/** The present place of a picture, which others may have left meanwhile; -1: it is no more in the value. */
const placeOf = (shape: ImageShape, value: unknown, { index, url }: ImageRow): number => {
  const same = readImageRows(shape, value).filter((row) => row.url === url);
  return (same.find((row) => row.index === index) ?? same[0])?.index ?? -1;
};

/**
 * The value without a picture. Where its rows have a status for it the row stays and says so: `requested` when its
 * removal is only asked for, else `removed`.
 */
export const withoutImage = (shape: ImageShape, value: unknown, row: ImageRow, isRetained: boolean): unknown => {
  const place = placeOf(shape, value, row);
  if (place < 0) return value;
  if (shape.kind === 'one') return isRetained ? value : undefined;
  const code = shape.statuses[isRetained ? 'requested' : 'removed'];
  const { status } = shape;
  return listOf(value).flatMap((item, index) => {
    if (index !== place) return [item];
    if (status !== undefined && code !== undefined && isMembers(item)) return [{ ...item, [status]: code }];
    return isRetained ? [item] : [];
  });
};

/** The place in a list that the next picture to arrive takes. */
export const nextPlace = (value: unknown): number => listOf(value).length;
