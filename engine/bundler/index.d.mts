/** A plugin as Vite, Rolldown and Rollup take it. */
export interface BundlerPlugin {
  readonly name: string;
  /** Vite asks it when building only. */
  readonly apply: 'build';
  load(id: string): string | null;
}

/**
 * Leaves out of a page's bundle what `@rjsf/core` and `@rjsf/utils` bring along and the engine never reaches: stock
 * widgets and templates, a Markdown renderer, layout fields, a library that compares props (a few lines do that), what
 * rjsf's form does with data and errors, which are the engine's; and what the engine fetches only for the forms that need
 * it: rjsf's fields for what changes with the data, and its merging of `allOf`. For pages whose theme has every widget and
 * template, as that of `@reelform/widgets` has, and that draw forms with the engine only.
 */
export declare const withoutStockParts: () => BundlerPlugin;
