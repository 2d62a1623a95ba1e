/** Files of packages that the portal's page never reaches, and what stands in their place. */
const replacements = [
  // Its widgets and templates: our theme has every one of them.
  [/[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/](templates|widgets)[\\/]index\.js$/, 'export default () => ({});'],
  // The Markdown renderer (about 33 kB gzip) behind rjsf's own texts about mistakes in a schema.
  [
    /[\\/]markdown-to-jsx[\\/]dist[\\/].*\.js$/,
    'export const Markdown = ({ children }) => children;\nexport default Markdown;',
  ],
  // Layout fields: our uiSchema vocabulary has its own.
  [/[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/]fields[\\/]Layout\w+Field\.js$/, 'export default () => null;'],
  // Full RFC 3986 arithmetic for `$id`: a form module's references are all local, for which the platform's URL will do.
  [
    /[\\/]fast-uri[\\/]index\.js$/,
    `const base = 'schema:///';
const absolute = (reference, from = base) => new URL(reference, new URL(from, base)).href;
export default { resolve: (from, reference) => absolute(reference, from), equal: (a, b) => absolute(a) === absolute(b) };`,
  ],
  // axios's fetch adapter: the XMLHttpRequest one comes first, and tells how far an upload has come.
  [/[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, 'export const getFetch = () => null;\nexport default null;'],
  // axios's cancel tokens (calls are cancelled by signals) and its table of status names.
  [/[\\/]axios[\\/]lib[\\/]cancel[\\/]CancelToken\.js$/, 'export default class {}'],
  [/[\\/]axios[\\/]lib[\\/]helpers[\\/]HttpStatusCode\.js$/, 'export default {};'],
  // Taking over styles that a server has rendered: ours renders none.
  [/[\\/]@griffel[\\/]core[\\/].*[\\/]rehydrateRendererCache\.js$/, 'export const rehydrateRendererCache = () => {};'],
  // rjsf's clearing of unknown members: forms leave a record's other members alone.
  [
    /[\\/]@rjsf[\\/]utils[\\/]lib[\\/]schema[\\/]omitExtraData\.js$/,
    `export default (_validator, _schema, _root, formData) => formData;
export const getUsedFormData = (formData) => formData;
export const getFieldNames = () => [];
export const isValueEmpty = (value) => value == null;`,
  ],
  [/[\\/]@rjsf[\\/]utils[\\/]lib[\\/]schema[\\/]toPathSchema\.js$/, 'export default () => ({});'],
];

/** Leaves unreachable parts of packages out of a page's bundle, above all what `@rjsf/core` brings for people without a theme. */
export const withoutUnreached = () => ({
  name: 'without-unreached',
  load: (id) => replacements.find(([file]) => file.test(id))?.[1] ?? null,
});
