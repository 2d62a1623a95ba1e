import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** rjsf's fields, but those that the engine has its own of or fetches, from their own files, with open forms. */
const fields = ['BooleanField', 'StringField'];

/**
 * Members of rjsf's form that nothing reaches: it is handed neither data nor a schema, its fields report to the engine's
 * store, submissions are the engine's, and nobody has a reference to it.
 */
const unreached = [
  ...['formElement', 'changeCount', 'lastReportedChange', 'lastReportedFormData', 'getDerivedStateFromProps', 'reportChange'],
  ...['isReportedFormData', 'validate', 'renderErrors', 'mergeErrors', 'liveValidate', 'getUsedFormData', 'getFieldNames'],
  ...['omitExtraData', 'setFieldValue', 'onChange', 'rethrowLater', 'isLiveValidatedOnChange', 'validateBeforeThrow'],
  ...['processChange', 'updateRetrievedSchema', 'reset', 'onBlur', 'queueUpdate', 'onFocus', 'validateSubmission'],
  ...['validateWithExtraErrors', 'focusFirstError', 'reportErrors', 'submit', 'focusOnError', 'validateFormWithFormData'],
  'validateForm',
];

const memberOf = (name) =>
  new RegExp(`^    (?:static )?${name}(?: = |\\()[\\s\\S]*?^    \\};?\\n|^    ${name}(?: = .*)?;\\n`, 'm');

/** What stands in the place of parts that the form runs through for data, errors and a schema, of which it has none. */
const shortened = [
  [
    memberOf('constructor'),
    '    constructor(props) {\n        super(props);\n        this.state = this.getStateFromProps(props);\n    }\n',
  ],
  [
    memberOf('getSnapshotBeforeUpdate'),
    `    getSnapshotBeforeUpdate(prevProps, prevState) {
        const nextState = deepEquals(this.props, prevProps) ? prevState : this.getStateFromProps(this.props);
        return deepEquals(nextState, prevState) ? null : nextState;
    }
`,
  ],
  [
    memberOf('componentDidUpdate'),
    '    componentDidUpdate(_props, _state, nextState) {\n        if (nextState) this.setState(nextState);\n    }\n',
  ],
  [
    /^ {4}getStateFromProps\([\s\S]*?const nextState = \{\s+schemaUtils,\s+schema: rootSchema,\s+uiSchema,\s+fieldPathId,\s+formData,\s+edit,\s+errors,\s+errorSchema,\s+schemaValidationErrors,\s+schemaValidationErrorSchema,\s+retrievedSchema: computedRetrievedSchema,\s+hasNestedConditionalSchema,\s+initialDefaultsGenerated: true,\s+registry,\s+\};\s+return nextState;\n {4}\}\n/m,
    `    getStateFromProps({ schema, validator, uiSchema = {}, ...props }) {
        const { state = {} } = this;
        const isSame = state.schemaUtils?.doesSchemaUtilsDiffer(validator) === false;
        const schemaUtils = isSame ? state.schemaUtils : createSchemaUtils(validator, schema);
        const made = Form.getRegistry({ ...props, uiSchema }, schema, schemaUtils);
        const registry = deepEquals(state.registry, made) ? state.registry : made;
        const { globalFormOptions } = registry;
        const isThere = state.fieldPathId?.[ID_KEY] === globalFormOptions.idPrefix;
        const fieldPathId = isThere ? state.fieldPathId : toFieldPathId('', globalFormOptions);
        return { schemaUtils, schema, uiSchema, fieldPathId, formData: {}, errorSchema: {}, registry };
    }
`,
  ],
  [memberOf('onSubmit'), '    onSubmit = (event) => event.preventDefault();\n'],
  [/^function toIChangeEvent[\s\S]*?^\}\n/m, ''],
  // The engine has a list of errors and buttons of its own, which it hands over.
  [
    /^ {4}render\(\) \{[\s\S]*?\{ name: '', schema: schema, uiSchema: uiSchema, errorSchema: errorSchema, fieldPathId: fieldPathId, formData: formData, onChange: this\.onChange, onBlur: this\.onBlur, onFocus: this\.onFocus, registry: registry, disabled: disabled, readonly: readonly \}\), [\s\S]*?^ {4}\}\n/m,
    `    render() {
        const { children, noHtml5Validate, disabled, readonly, _internalFormWrapper: FormTag = 'form' } = this.props;
        const { schemaUtils: _utils, ...field } = this.state;
        const drawn = _jsx(field.registry.fields.SchemaField, { name: '', ...field, disabled, readonly });
        return _jsxs(FormTag, { className: 'rjsf', noValidate: noHtml5Validate, onSubmit: this.onSubmit, children: [drawn, children] });
    }
`,
  ],
  [
    /^export default class Form/m,
    `const createSchemaUtils = (validator, schema) => ({
  getRootSchema: () => schema,
  doesSchemaUtilsDiffer: (other) => other !== validator,
  retrieveSchema: () => schema,
});
$&`,
  ],
];

/** `code` without the names that it imports and no longer uses: bundlers would give every page the files of those. */
const withoutUnused = (code) => {
  const said = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const isUsed = (name) => said.split(new RegExp(`\\b${name}\\b`)).length > 2;
  return code.replace(/^import \{([^}]+)\} from '@rjsf\/utils'/m, (_whole, names) => {
    const used = names.split(',').map((name) => name.trim());
    return `import { ${used.filter((name) => name !== '' && isUsed(name)).join(', ')} } from '@rjsf/utils'`;
  });
};

/** rjsf's form without all that. A version of it that is written in another way stays whole. */
const leanForm = (code) => {
  const edits = [...unreached.map((name) => [memberOf(name), '']), ...shortened];
  if (edits.some(([part]) => code.search(part) < 0)) return code;
  const rest = edits.reduce((left, [part, put]) => left.replace(part, put), code);
  return withoutUnused(rest.replace(/\bcreateSchemaUtils, /g, ''));
};

/** Files of packages that a page with a whole theme never reaches, and what stands in their place. */
const replacements = [
  // rjsf's widgets and templates: the theme has every one of them.
  [/[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/](templates|widgets)[\\/]index\.js$/, 'export default () => ({});'],
  // The Markdown renderer (about 33 kB gzip) behind rjsf's own texts about mistakes in a schema.
  [
    /[\\/]markdown-to-jsx[\\/]dist[\\/].*\.js$/,
    'export const Markdown = ({ children }) => children;\nexport default Markdown;',
  ],
  // Names put together of others, which bundlers keep whether anybody asks for them or not.
  [/[\\/]@rjsf[\\/]utils[\\/]lib[\\/]constants\.js$/, (code) => code.replace(/\$\{RJSF_PREFIX_KEY\}/g, '__rjsf')],
  // The list of rjsf's fields.
  [
    /[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/]fields[\\/]index\.js$/,
    `${fields.map((name) => `import ${name} from './${name}.js';`).join('\n')}
export default () => ({ ${fields.join(', ')} });`,
  ],
  [/[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/]Form\.js$/, leanForm],
  // The table of rjsf's texts, of which its field of yes and no asks for two: it is fetched with open forms.
  [
    /[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/]fields[\\/]BooleanField\.js$/,
    (code) => withoutUnused(code.replace(/\bTranslatableString\.(Yes|No)Label\b/g, "'$1'")),
  ],
  // What it asks of a widget is never so of what React 19 makes: React's own marks are others by now.
  [
    /[\\/]@rjsf[\\/]utils[\\/]lib[\\/]getWidget\.js$/,
    (code) =>
      code.replace(/^import ReactIs from .*$/m, 'const no = () => false;\nconst ReactIs = { isForwardRef: no, isMemo: no };'),
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
  // Reading a value by its path, which is in a page's first file for these two alone.
  [
    /[\\/]@rjsf[\\/]utils[\\/]lib[\\/]optionsList\.js$/,
    (code) =>
      code
        .replace(/^import \{ getByPath \} from .*\n/m, '')
        .replace(
          'getByPath(innerSchema, DEFAULT_KEY, getByPath(innerSchema, CONST_KEY))',
          'innerSchema.default === undefined ? innerSchema.const : innerSchema.default',
        ),
  ],
  [
    /[\\/]@rjsf[\\/]utils[\\/]lib[\\/]getDiscriminatorFieldFromSchema\.js$/,
    `export default (schema) => {
  const name = schema?.discriminator?.propertyName;
  if (typeof name === 'string') return name;
  if (name !== undefined) console.warn('Expecting discriminator to be a string, got "' + typeof name + '" instead');
};`,
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

/** A line that imports names of rjsf's keywords: from their own file, or among other names from its collection. */
const importing = /^import \{([^}]+)\} from (['"])(\.\.?\/constants\.js|@rjsf\/utils)\2;$/m;

const known = new Map();

/** rjsf's names of keywords, each with the text that it stands for, as the copy has them that a file takes them from. */
const keywordsFor = (id) => {
  const utils = dirname(dirname(createRequire(id).resolve('@rjsf/utils')));
  if (!known.has(utils)) {
    const said = readFileSync(join(utils, 'lib', 'constants.js'), 'utf8');
    known.set(
      utils,
      new Map([...said.matchAll(/^export const (\w+) = ('[^'\\]*');$/gm)].map(([, name, text]) => [name, text])),
    );
  }
  return known.get(utils);
};

/** `code` of a file of rjsf's with its keywords as texts: what any part fetched later asks for by name is in every page. */
const withKeywords = (code, id) => {
  const [line, list, quote, from] = code.match(importing) ?? [];
  if (line === undefined) return code;
  const keywords = keywordsFor(id);
  const names = list.split(',').map((name) => name.trim());
  const left = names.filter((name) => name !== '' && !keywords.has(name));
  const import_ = left.length > 0 ? `import { ${left.join(', ')} } from ${quote}${from}${quote};` : '';
  const text = (name) => (names.includes(name) ? (keywords.get(name) ?? name) : name);
  return code.replace(line, import_).replace(/\b[A-Z][A-Z_\d]+\b/g, text);
};

const ofRjsf = /[\\/]@rjsf[\\/](core|utils)[\\/]lib[\\/].*\.js$/;

/** The plugin: see `index.d.mts`. */
export const withoutStockParts = () => ({
  name: 'reelform-without-stock-parts',
  apply: 'build',
  load(id) {
    const [, put] = replacements.find(([file]) => file.test(id)) ?? [];
    if (put === undefined && !ofRjsf.test(id)) return null;
    const code = typeof put === 'string' ? put : readFileSync(id, 'utf8');
    return withKeywords(typeof put === 'function' ? put(code) : code, id);
  },
});
