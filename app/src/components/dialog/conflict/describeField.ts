import type { FormModule, Json } from '@reelform/engine/validation';
import { schemasAt } from '@reelform/engine/validation';
import { getStoredName } from '@reelform/widgets';
import type { TextLookup } from '../../../portal/messages.ts';
import { type Difference, isObject } from './differences.ts';

type Path = Difference['path'];

const schemaAt = (form: FormModule, path: Path): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...[...schemasAt(form.schema, path.map((token) => `/${token}`).join(''))].reverse());

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

/** A value as a person reads it: an option by its label, a stored file by its name, rows by their titles or by what is in them. */
export const describeValue = (
  form: FormModule,
  path: Path,
  value: Json | undefined,
  text: TextLookup,
  say: (value: Json) => string | undefined = () => undefined,
): string => {
  if (value === undefined || value === '' || value === null) return text('film.conflict.nothing');
  if (typeof value === 'boolean') return text(value ? 'film.conflict.yes' : 'film.conflict.no');
  const within = (token: string | number, part: Json | undefined) => describeValue(form, [...path, token], part, text, say);
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
    return Object.entries(value)
      .map(([name, part]) => text('film.conflict.member', { field: titleAt(form, [...path, name]), value: within(name, part) }))
      .join(', ');
  if (typeof value !== 'string') return String(value);
  const { oneOf } = schemaAt(form, path);
  const option = Array.isArray(oneOf) ? oneOf.find((one) => isRecord(one) && one['const'] === value) : undefined;
  if (isRecord(option) && typeof option['title'] === 'string') return option['title'];
  const said = say(value);
  if (said !== undefined) return said;
  return /^films\/\d+\/assets\//.test(value) ? getStoredName(value) : value;
};
