/**
 * rjsf's fields, but those that the engine has its own of or takes from their own files, and the choice between schemas,
 * which it fetches with open forms.
 */
const fields = [
  ...['BooleanField', 'CyclicSchemaField', 'FallbackField', 'LayoutGridField', 'LayoutHeaderField'],
  ...['LayoutMultiSchemaField', 'ObjectField', 'OptionalDataControlsField', 'SchemaField', 'StringField'],
];

/** Files of packages that a page with a whole theme never reaches, and what stands in their place. */
const replacements = [
  // rjsf's widgets and templates: the theme has every one of them.
  [/[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/](templates|widgets)[\\/]index\.js$/, 'export default () => ({});'],
  // The Markdown renderer (about 33 kB gzip) behind rjsf's own texts about mistakes in a schema.
  [
    /[\\/]markdown-to-jsx[\\/]dist[\\/].*\.js$/,
    'export const Markdown = ({ children }) => children;\nexport default Markdown;',
  ],
  // The list of rjsf's fields.
  [
    /[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/]fields[\\/]index\.js$/,
    `${fields.map((name) => `import ${name} from './${name}.js';`).join('\n')}
export default () => ({ ${fields.join(', ')} });`,
  ],
  // The merging of `allOf`: the engine hands rjsf the same, fetched with open forms.
  [
    /[\\/]@rjsf[\\/]utils[\\/]lib[\\/]schema[\\/]shallowAllOfMerge\.js$/,
    `export default () => {
  throw new Error("'allOf' is merged by what the form is given");
};`,
  ],
  // The choice of a type for what is of none that is known: the engine does not ask rjsf for it, and says what is wrong.
  [
    /[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/]fields[\\/]FallbackField\.js$/,
    `import { getTemplate, getUiOptions, TranslatableString } from '@rjsf/utils';
import { createElement } from 'react';
export default ({ schema, uiSchema, registry, fieldPathId, reason }) =>
  createElement(getTemplate('UnsupportedFieldTemplate', registry, getUiOptions(uiSchema)), {
    schema,
    registry,
    fieldPathId,
    reason: reason ?? registry.translateString(TranslatableString.UnknownFieldType, [String(schema.type)]),
  });`,
  ],
  // Layout fields: the engine's uiSchema vocabulary has its own.
  [/[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/]fields[\\/]Layout\w+Field\.js$/, 'export default () => null;'],
  [/[\\/]@rjsf[\\/]utils[\\/]lib[\\/]schema[\\/]find(FieldInSchema|SelectedOptionInXxxOf)\.js$/, 'export default () => ({});'],
  // Full RFC 3986 arithmetic for `$id`: a form module's references are all local, for which the platform's URL will do.
  [
    /[\\/]fast-uri[\\/]index\.js$/,
    `const base = 'schema:///';
const absolute = (reference, from = base) => new URL(reference, new URL(from, base)).href;
export default { resolve: (from, reference) => absolute(reference, from), equal: (a, b) => absolute(a) === absolute(b) };`,
  ],
  // rjsf's clearing of unknown members: forms leave a record's other members alone.
  [
    /[\\/]@rjsf[\\/]utils[\\/]lib[\\/]schema[\\/]omitExtraData\.js$/,
    `export default (_validator, _schema, _root, formData) => formData;
export const getUsedFormData = (formData) => formData;
export const getFieldNames = () => [];
export const isValueEmpty = (value) => value == null;`,
  ],
  [/[\\/]@rjsf[\\/]utils[\\/]lib[\\/]schema[\\/]toPathSchema\.js$/, 'export default () => ({});'],
  // rjsf's search for conditions within a schema: its form asks for that it is given, which has none.
  [/[\\/]@rjsf[\\/]utils[\\/]lib[\\/]schemaHasNestedConditional\.js$/, 'export default () => false;'],
  // The library that rjsf compares props and data with: they hold plain values, dates at most.
  [
    /[\\/]@rjsf[\\/]utils[\\/]lib[\\/]deepEquals\.js$/,
    `const membersOf = (value) => (value instanceof Map || value instanceof Set ? [...value] : value);
const isEqual = (one, other, met) => {
  if (one === other || Object.is(one, other)) return true;
  if (typeof one === 'function') return typeof other === 'function';
  if (!one || !other || typeof one !== 'object' || typeof other !== 'object' || one.constructor !== other.constructor) return false;
  if (one instanceof Date) return Object.is(one.getTime(), other.getTime());
  if (one instanceof RegExp) return String(one) === String(other);
  if (met.get(one) === other) return true;
  met.set(one, other);
  const [left, right] = [membersOf(one), membersOf(other)];
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && ((name === '_owner' && left.$$typeof) || isEqual(left[name], right[name], met)))
  );
};
export default (one, other) => isEqual(one, other, new WeakMap());`,
  ],
];

/** The plugin: see `index.d.mts`. */
export const withoutStockParts = () => ({
  name: 'reelform-without-stock-parts',
  apply: 'build',
  load: (id) => replacements.find(([file]) => file.test(id))?.[1] ?? null,
});
