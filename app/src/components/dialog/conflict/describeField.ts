import type { FormModule, Json } from '@reelform/engine/validation';
import { schemasAt } from '@reelform/engine/validation';
import { getStoredName } from '@reelform/widgets';
import type { TextLookup } from '../../../portal/messages.ts';
import type { Difference } from './differences.ts';

type Path = Difference['path'];

const schemaAt = (form: FormModule, path: Path): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...[...schemasAt(form.schema, path.map((token) => `/${token}`).join(''))].reverse());

const titleAt = (form: FormModule, path: Path): string => {
  const { title } = schemaAt(form, path);
  return typeof title === 'string' ? title : String(path.at(-1) ?? '');
};

/** What a form calls a field; one in a list with the list's row. */
export const describeField = (form: FormModule, path: Path, text: TextLookup): string => {
  const row = path.findLastIndex((token) => typeof token === 'number');
  if (row < 0) return titleAt(form, path);
  const list = titleAt(form, path.slice(0, row + 1));
  return text('film.conflict.item', { list, n: Number(path[row]) + 1, field: titleAt(form, path) });
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a person reads it: an option by its label, a stored file by its name, rows by their titles. */
export const describeValue = (
  form: FormModule,
  path: Path,
  value: Json | undefined,
  text: TextLookup,
  say: (value: Json) => string | undefined = () => undefined,
): string => {
  if (value === undefined || value === '' || value === null) return text('film.conflict.nothing');
  if (typeof value === 'boolean') return text(value ? 'film.conflict.yes' : 'film.conflict.no');
  if (Array.isArray(value))
    return value
      .map((item, index) =>
        isRecord(item)
          ? `${index + 1}. ${typeof item['title'] === 'string' ? item['title'] : text('film.untitled.episode')}`
          : describeValue(form, [...path, index], item, text, say),
      )
      .join(', ');
  if (typeof value !== 'string') return String(value);
  const { oneOf } = schemaAt(form, path);
  const option = Array.isArray(oneOf) ? oneOf.find((one) => isRecord(one) && one['const'] === value) : undefined;
  if (isRecord(option) && typeof option['title'] === 'string') return option['title'];
  const said = say(value);
  if (said !== undefined) return said;
  return /^films\/\d+\/assets\//.test(value) ? getStoredName(value) : value;
};
