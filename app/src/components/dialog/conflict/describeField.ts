import type { FormModule, Json, JsonObject } from '@reelform/engine/validation';
import { createVisualOrder, pointerOf, readMoment, schemasAt } from '@reelform/engine/validation';
import { getStoredName } from '@reelform/widgets';
import type { TextLookup } from '../../../portal/messages.ts';
import type { GmtDates } from '../../gmtDate.ts';
import { type Difference, isObject } from './differences.ts';

type Path = Difference['path'];

/** With what values are told. */
export interface ValueWords {
  readonly text: TextLookup;
  readonly dates: GmtDates;
  /** Says values that the form itself has no words for. @default as they are */
  readonly say?: ((value: Json) => string | undefined) | undefined;
}

const schemaAt = (form: FormModule, path: Path): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...[...schemasAt(form.schema, pointerOf(path))].reverse());

/** Compares paths by where a form draws their fields. */
export const comparePaths = (form: FormModule): ((a: Path, b: Path) => number) => {
  const compare = createVisualOrder(form);
  return (a, b) => compare(pointerOf(a), pointerOf(b));
};

/** The members of an object at a path, in the order in which the form draws them. */
export const getMembers = (form: FormModule, path: Path, value: JsonObject): readonly (readonly [string, Json])[] => {
  const compare = comparePaths(form);
  return Object.entries(value).sort(([a], [b]) => compare([...path, a], [...path, b]));
};

const titleAt = (form: FormModule, path: Path): string => {
  const { title } = schemaAt(form, path);
  if (typeof title === 'string') return title;
  // A row that has no name of its own is one of its list.
  return typeof path.at(-1) === 'number' ? titleAt(form, path.slice(0, -1)) : String(path.at(-1) ?? '');
};

/** What a form calls a field; one in a list with the list's row. */
export const describeField = (form: FormModule, path: Path, text: TextLookup): string => {
  const row = path.findLastIndex((token) => typeof token === 'number');
  if (row < 0) return titleAt(form, path);
  const list = titleAt(form, path.slice(0, row + 1));
  const n = Number(path[row]) + 1;
  if (row === path.length - 1) return text('film.conflict.row', { list, n });
  return text('film.conflict.item', { list, n, field: titleAt(form, path) });
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field's list or the schema calls an option; an item of a list has the list's own where it has none. */
const optionLabel = (form: FormModule, path: Path, value: Json): string | undefined => {
  const ui = path.reduce<unknown>(
    (at, token) => (isRecord(at) ? at[typeof token === 'number' ? 'items' : token] : undefined),
    form.uiSchema,
  );
  const options = isRecord(ui) ? ui['ui:options'] : undefined;
  const list = isRecord(options) && typeof options['list'] === 'string' ? form.lists?.[options['list']] : undefined;
  const listed = list?.find((option) => option.value === value)?.label;
  if (listed !== undefined) return listed;
  const { oneOf } = schemaAt(form, path);
  const option = Array.isArray(oneOf) ? oneOf.find((one) => isRecord(one) && one['const'] === value) : undefined;
  if (isRecord(option) && typeof option['title'] === 'string') return option['title'];
  return typeof path.at(-1) === 'number' ? optionLabel(form, path.slice(0, -1), value) : undefined;
};

/**
 * A value as a person reads it: an option by its label, a day as the portal writes it, a stored file by its name, rows by
 * their titles or by what is in them.
 */
export const describeValue = (form: FormModule, path: Path, value: Json | undefined, words: ValueWords): string => {
  const { text, dates, say } = words;
  if (value === undefined || value === '' || value === null) return text('film.conflict.nothing');
  if (typeof value === 'boolean') return text(value ? 'film.conflict.yes' : 'film.conflict.no');
  const within = (token: string | number, part: Json | undefined) => describeValue(form, [...path, token], part, words);
  if (Array.isArray(value))
    return value
      .map((item, index) => {
        if (!isObject(item)) return within(index, item);
        const { properties } = schemaAt(form, [...path, index]);
        const isTitled = isRecord(properties) && properties['title'] !== undefined;
        const untitled = isTitled ? text('film.untitled.episode') : within(index, item);
        return `${index + 1}. ${typeof item['title'] === 'string' ? item['title'] : untitled}`;
      })
      .join(', ');
  if (isObject(value))
    return getMembers(form, path, value)
      .map(([name, part]) => text('film.conflict.member', { field: titleAt(form, [...path, name]), value: within(name, part) }))
      .join(', ');
  const said = optionLabel(form, path, value) ?? say?.(value);
  if (said !== undefined) return said;
  if (typeof value !== 'string') return String(value);
  const { format } = schemaAt(form, path);
  const at = format === 'date' || format === 'date-time' ? readMoment(value) / 1000 : Number.NaN;
  if (!Number.isNaN(at)) return format === 'date' ? dates.day(at) : dates.moment(at);
  return /^films\/\d+\/assets\//.test(value) ? getStoredName(value) : value;
};
