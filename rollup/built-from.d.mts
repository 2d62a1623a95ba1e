import type { Plugin } from 'rollup';

/** The repository's root. */
export declare const root: string;

/** Hash of everything that the app or the server is built from, in the checkout at `from`; the default is this one. */
export declare const fingerprint: (target: 'app' | 'server', from?: string) => string;

/** Notes in a build's folder what it was built from. */
export declare const builtFrom: (target: 'app' | 'server') => Plugin;

/** Name of that note. */
export declare const stampFile: string;
