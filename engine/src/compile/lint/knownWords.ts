import { standardAnnotations } from '../../validation/annotations.ts';
import { annotations, vocabulary } from '../../validation/vocabulary/index.ts';
import { formats } from '../formats/formats.ts';

/** Keywords of JSON Schema draft-07, and of later drafts where they fit, that the engine acts on or passes on. */
const standard = [
  ...standardAnnotations,
  ...['$schema', '$ref', '$comment', 'definitions'],
  ...['type', 'enum', 'const', 'multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
  ...['maxLength', 'minLength', 'pattern', 'format', 'contentMediaType', 'contentEncoding'],
  ...['items', 'additionalItems', 'maxItems', 'minItems', 'uniqueItems', 'contains', 'minContains', 'maxContains'],
  ...['maxProperties', 'minProperties', 'required', 'properties', 'patternProperties', 'additionalProperties'],
  ...[
    'dependencies',
    'dependentRequired',
    'dependentSchemas',
    'propertyNames',
    'if',
    'then',
    'else',
    'allOf',
    'anyOf',
    'oneOf',
    'not',
  ],
];

/** Keywords of later drafts by which what no other keyword has looked at is judged. */
export const unevaluatedKeywords = ['unevaluatedProperties', 'unevaluatedItems'] as const;

/** Every keyword that a schema may have. */
export const knownKeywords: ReadonlySet<string> = new Set([
  ...standard,
  ...annotations,
  ...vocabulary.map(({ keyword }) => String(keyword)),
  ...unevaluatedKeywords,
  ...['$defs', 'discriminator', 'nullable', 'enumNames', 'example'],
  ...['enumDescriptions', 'markdownEnumDescriptions', 'markdownDescription'],
  ...['deprecationMessage', 'markdownDeprecationMessage'],
]);

/** What a message may be for beside keywords: what is no schema's word, and is found all the same. */
export const ownMessages: ReadonlySet<string> = new Set([
  ...['maxDepth', 'false schema', 'badInput'],
  ...['anyRequired', 'oneRequired', 'noneRequired'], // what anyOf, oneOf and not ask for where they only name members
  'anyFormat', // what anyOf and oneOf ask for where they only name formats
  'allPlaces', // what minItems asks for where each place of a list has its field
  ...['wholeNumber', 'anyNumber', 'decimals'], // what type and multipleOf ask for where they speak of numbers
  'describedPattern', // what pattern asks for where it is described
  'containsValue', // what contains asks for where it is a text or a number
  'containsCount', // what contains asks for where it may be found only so many times
  'ticked', // what const and enum ask for where they let through only what is true
  'sameAs', // what const asks for where it is what another field says
  'someFields', // what minProperties asks for where each member of an object has its field
]);

/** Keywords that judge in later drafts and have no word here: to pass over them would let too much through. */
export const laterKeywords: ReadonlySet<string> = new Set(['$dynamicRef']);

/** Keywords that have a text. */
const textKeywords: ReadonlySet<string> = new Set([
  ...['title', 'description', '$comment', '$schema', '$id', '$ref', 'pattern', 'format'],
  ...['contentMediaType', 'contentEncoding'],
]);

/** Keywords by whose texts nothing is judged, and nothing decided: a schema whose author mistyped one is right without it. */
export const textAnnotations: readonly string[] = ['title', 'description', 'examples', '$comment'];

/** Keywords that never have a text. */
const limitKeyword = /^(min|max|exclusive|multiple|properties|items|required|enum|allOf|anyOf|oneOf|definitions)/;

/** Those of `keywords` that may have a value of this kind: what other tools put into schemas is no mistyped one of another. */
export const fittingKeywords = (keywords: ReadonlySet<string>, value: unknown): readonly string[] => {
  const isText = typeof value === 'string';
  return [...keywords].filter((keyword) => (textKeywords.has(keyword) ? isText : !(isText && limitKeyword.test(keyword))));
};

/**
 * Keywords of other tools that look like mistyped ones: of json-editor, Alpaca and angular-schema-form, of draft 2, of the
 * generators of Angular and Nx, of ENCODE's portals; those of JSON-LD; and words of two parts, or with a sign before them, as
 * no keyword has them.
 */
export const foreignKeyword = /^(readonly|requires|requiredIf|mixinProperties|uniqueKey|\$default|@\w+|[a-z]*_[a-z_]+)$/;

/** Formats of draft 3, and those that other tools give to numbers, moments, identifiers and bytes, and that are no mistyped ones (`timer`: Port's). */
export const foreignFormat =
  /^(host-name|regexp|guid|ulid|uuid\d|bytes|u?int-?\d*|float\d*|decimal\d*|date-?time(-?local)?|timer)$/i;

/** Formats by which an input is chosen and nothing is judged: rjsf's own. */
export const drawnFormats: ReadonlySet<string> = new Set(['color', 'data-url', 'alt-date', 'alt-datetime']);

/** Every format that a schema may name. */
export const knownFormats: ReadonlySet<string> = new Set(Object.keys(formats));

/** Placeholders that a message may use. */
export const knownPlaceholders: ReadonlySet<string> = new Set([
  ...['limit', 'label', 'value', 'property', 'currentYear'],
  ...['name', 'width', 'height', 'minWidth', 'minHeight'], // of a picture that is refused
]);
