import { withoutStockParts } from '../engine/bundler/index.mjs';

const stockParts = withoutStockParts();

/** Files of further packages that the portal's page never reaches, and what stands in their place. */
const replacements = [
  // axios's fetch adapter: the XMLHttpRequest one comes first, and tells how far an upload has come.
  [/[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, 'export const getFetch = () => null;\nexport default null;'],
  // axios's cancel tokens (calls are cancelled by signals) and its table of status names.
  [/[\\/]axios[\\/]lib[\\/]cancel[\\/]CancelToken\.js$/, 'export default class {}'],
  [/[\\/]axios[\\/]lib[\\/]helpers[\\/]HttpStatusCode\.js$/, 'export default {};'],
  // axios's sending of forms as JSON: calls are handed plain data.
  [/[\\/]axios[\\/]lib[\\/]helpers[\\/]formDataToJSON\.js$/, 'export default () => null;'],
  // Taking over styles that a server has rendered: ours renders none.
  [/[\\/]@griffel[\\/]core[\\/].*[\\/]rehydrateRendererCache\.js$/, 'export const rehydrateRendererCache = () => {};'],
];

/** Leaves unreachable parts of packages out of a page's bundle, above all what `@rjsf/core` brings for people without a theme. */
export const withoutUnreached = () => ({
  name: 'without-unreached',
  load: (id) => stockParts.load(id) ?? replacements.find(([file]) => file.test(id))?.[1] ?? null,
});
