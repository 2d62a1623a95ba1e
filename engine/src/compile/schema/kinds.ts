import type { SchemaNode } from '../../validation/schemaNode.ts';

/** Every kind of value; whole and broken numbers are two, since `integer` tells them apart. */
export const everyKind: readonly string[] = ['null', 'boolean', 'string', 'array', 'object', 'integer', 'fraction'];

/** The kind of a value. */
export const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'fraction') : typeof value;
};

/** The kinds of value that a schema's `type` lets through. */
export const kindsOf = ({ type, nullable }: SchemaNode): ReadonlySet<string> => {
  if (type === undefined) return new Set(everyKind);
  const kinds = [type].flat().flatMap((kind) => (kind === 'number' ? ['integer', 'fraction'] : [String(kind)]));
  return new Set(nullable === true ? [...kinds, 'null'] : kinds);
};

/** The kinds that keywords are about; those that are not here are about several, or about one that they do not say. */
const kindsByKeyword: ReadonlyMap<string, readonly string[]> = new Map(
  [
    { kinds: ['string'], keywords: ['maxLength', 'minLength', 'pattern', 'notBlank', 'notBefore', 'notAfter', 'mediaRules'] },
    { kinds: ['string'], keywords: ['imageTypes', 'minImageSize', 'imageAspect', 'maxImageBytes', 'maxImagePixels'] },
    { kinds: ['string', 'integer', 'fraction'], keywords: ['notPast', 'notFuture', 'maxCurrentYear'] },
    { kinds: ['integer', 'fraction'], keywords: ['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf'] },
    { kinds: ['array'], keywords: ['maxItems', 'minItems', 'uniqueItems', 'uniqueBy'] },
    { kinds: ['object'], keywords: ['maxProperties', 'minProperties', 'required', 'draftRequired'] },
  ].flatMap(({ kinds, keywords }) => keywords.map((keyword) => [keyword, kinds] as const)),
);

/** Whether a keyword is about values of some of these kinds. */
export const isAbout = (keyword: string, kinds: ReadonlySet<string>): boolean =>
  kindsByKeyword.get(keyword)?.some((kind) => kinds.has(kind)) ?? true;
