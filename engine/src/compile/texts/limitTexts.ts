import { readMediaRules } from '../../validation/content/readMediaRules.ts';
import { fillIn } from '../../validation/messages.ts';
import { placeholdersIn } from '../../validation/placeholders.ts';
import { pointerOf } from '../../validation/pointer.ts';
import { isNode, type SchemaNode, schemasAt } from '../../validation/schemaNode.ts';
import { subschemasOf, withSubschemas } from '../schema/subschemas.ts';
import { kindNames } from './kindNames.ts';
import { listing } from './listing.ts';
import { writtenIn } from './writtenIn.ts';

/** What is put in for a placeholder: as it is, or a file's length or kinds, which each language writes its own way. */
type Limit = string | number | { readonly bytes: number } | { readonly kinds: readonly string[] };

/** What placeholders stand for, by their names. */
type Limits = { readonly [name: string]: Limit };

/** A text that says limits of its field, which are put in when the form is compiled. */
export interface LimitText {
  /** As it stands in the file, and in those of other languages. */
  readonly template: string;
  readonly limits: Limits;
  /** As the form says it. */
  readonly text: string;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

const sizeIn = (bytes: number, locale: string): string => {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const options = { style: 'unit', unit: units[step] ?? 'byte', unitDisplay: 'short', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(writtenIn(locale), options).format(bytes / 1000 ** step);
};

const say = (limit: Limit, locale: string): string | number => {
  if (typeof limit !== 'object') return limit;
  return 'bytes' in limit ? sizeIn(limit.bytes, locale) : listing(locale, 'disjunction').format(limit.kinds);
};

/** A text with the limits in the place of their placeholders; others stay, to be filled in where the text is shown. */
export const withLimits = (template: string, limits: Limits, locale: string): string =>
  fillIn(template, Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, say(limit, locale)])));

/** Facts of a video that are counted in pixels. */
const inPixels = new Set(['width', 'height', 'longSide', 'shortSide']);

const pixels = (count: number): string => (count % 1024 === 0 ? `${count / 1024}K` : `${count} px`);

/** What is asked of the facts of a video, by the fact: the least, the most, or both. */
const mediaLimits = (node: SchemaNode): Limits =>
  Object.fromEntries(
    readMediaRules(node).flatMap(({ fact, minimum, maximum }) => {
      const ends = [minimum, maximum].filter((end) => end !== undefined);
      return ends.length === 0 ? [] : [[fact, ends.map((end) => (inPixels.has(fact) ? pixels(end) : end)).join('-')]];
    }),
  );

/** The limits that a keyword of a schema states otherwise than by a number or a text of its own. */
const limitsOf = (node: SchemaNode): Limits => {
  const { maxContains, maxImageBytes, minImageSize } = node;
  const { width, height } = isNode(minImageSize) ? minImageSize : {};
  return {
    ...(typeof maxImageBytes === 'number' && { maxBytes: { bytes: maxImageBytes } }),
    ...(typeof maxContains === 'number' && { maxContains }),
    ...(typeof width === 'number' && { minWidth: width }),
    ...(typeof height === 'number' && { minHeight: height }),
    ...mediaLimits(node),
  };
};

/** The limits of a field: its own, else those of the files in its rows. */
const limitsWithin = (node: unknown, depth = 0): Limits => {
  if (!isNode(node) || depth > 4) return {};
  const inside = subschemasOf(node).map(({ schema }) => limitsWithin(schema, depth + 1));
  return Object.assign({}, ...inside.reverse(), limitsOf(node));
};

const numbersOf = (node: SchemaNode): Limits =>
  Object.fromEntries(Object.entries(node).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

/** Members of a uiSchema, and of its `ui:options`, that are texts about the field. */
const hint = /^(?:ui:)?(?:help|description|placeholder|title|\w+Text)$/;

/**
 * The schema and the uiSchema with limits in the place of placeholders: `{maxBytes}` as a size, `{accept}` as
 * names of kinds of files, `{minWidth}` and `{minHeight}` of a picture, and what is asked of a video by the fact (`{frameRate}`) in hints; numbers of the same schema
 * (`{maxContains}`) in messages; `{minimum}`, `{maximum}` and the facts in the messages of media rules.
 */
export const withLimitTexts = (
  schema: unknown,
  ui: unknown,
  locale: string,
): { readonly schema: unknown; readonly ui: unknown; readonly texts: readonly LimitText[] } => {
  const texts: LimitText[] = [];
  const fill = (template: string, limits: Limits): string => {
    if (!placeholdersIn(template).some(({ name }) => Object.hasOwn(limits, name))) return template;
    const text = withLimits(template, limits, locale);
    texts.push({ template, limits, text });
    return text;
  };
  const fillMembers = (members: SchemaNode, isText: (name: string) => boolean, limits: () => Limits): SchemaNode =>
    Object.fromEntries(
      Object.entries(members).map(([name, value]) => [
        name,
        typeof value === 'string' && value.includes('{') && isText(name) ? fill(value, limits()) : value,
      ]),
    );

  const visitSchema = (node: unknown): unknown => {
    if (!isNode(node)) return node;
    const changed = withSubschemas(node, ({ schema: inner }) => visitSchema(inner));
    const { errorMessage, mediaRules } = node;
    const messages = isNode(errorMessage) && {
      errorMessage: fillMembers(
        errorMessage,
        () => true,
        () => numbersOf(node),
      ),
    };
    const rules = Array.isArray(mediaRules) && {
      mediaRules: mediaRules.map((rule: unknown) =>
        isNode(rule)
          ? fillMembers(
              rule,
              (name) => name === 'message' || name === 'hint',
              () => ({ ...numbersOf(rule), ...mediaLimits(node) }),
            )
          : rule,
      ),
    };
    return { ...changed, ...messages, ...rules };
  };

  const visitUi = (node: unknown, pointer: string): unknown => {
    if (!isNode(node)) return node;
    const { 'ui:options': options } = node;
    const limits = () => {
      const { accept, maxBytes } = isNode(options) ? options : {};
      const kinds = kindNames(accept);
      const nodes = isNode(schema) ? schemasAt(schema, pointer) : [];
      const stated: Limits = Object.assign({}, ...nodes.map((one) => limitsWithin(one)).reverse());
      return {
        ...stated,
        ...(typeof maxBytes === 'number' && { maxBytes: { bytes: maxBytes } }),
        ...(kinds.length > 0 && { accept: { kinds } }),
      };
    };
    const isHint = (name: string) => hint.test(name);
    const filled = fillMembers(node, (name) => name.startsWith('ui:') && isHint(name), limits);
    const members = Object.entries(filled).map(([name, value]) => {
      if (name === 'ui:options') return [name, isNode(value) ? fillMembers(value, isHint, limits) : value];
      if (name.startsWith('ui:')) return [name, value];
      return [name, visitUi(value, `${pointer}${name === 'items' ? '/-' : pointerOf([name])}`)];
    });
    return Object.fromEntries(members);
  };
  return { schema: visitSchema(schema), ui: visitUi(ui, ''), texts };
};
