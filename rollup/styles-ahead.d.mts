/** The plugin: see `styles-ahead.mjs`. */
export declare const stylesAhead: () => { load(id: string): Promise<string | null> };
