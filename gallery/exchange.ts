import type { Complaint } from '@reelform/engine/compile';
import type { Json } from '@reelform/engine/validation';

/** What the page stands in for while an example is shown. */
export type HostFeature = 'autosave' | 'localDraft' | 'unreachable';

/** What an example is an example of, for the search and for the test that nothing is without one. */
export interface Shown {
  readonly keywords?: readonly string[];
  readonly formats?: readonly string[];
  readonly ui?: readonly string[];
}

/** `about.json` of an example. */
export interface About {
  readonly title: string;
  /** One or two sentences: what to look at, and what to try. */
  readonly description: string;
  readonly shows?: Shown;
  /** Facts of the form's context with the values to choose from; the first one holds at the start. @default {} */
  readonly facts?: { readonly [fact: string]: readonly Json[] };
  /** @default [] */
  readonly host?: readonly HostFeature[];
}

/** One example: its texts, and its files as they stand on disk. */
export interface Example extends About {
  /** `<group>/<name>`, the address in the page's hash. */
  readonly id: string;
  /** File name → text: `schema.json`, `ui.json`, `data.json` and any `messages.<locale>.json`. */
  readonly files: ExampleFiles;
}

/** Texts of an example's files by name. */
export type ExampleFiles = { readonly [name: string]: string };

/** A heading of the tree. */
export interface ExampleGroup {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly examples: readonly Example[];
}

/** Everything in the gallery, in the order of the tree. */
export interface Catalogue {
  /** Id of the example that a page without an address shows. */
  readonly start: string;
  readonly groups: readonly ExampleGroup[];
}

/** Most bytes of what the page sends to be compiled. */
export const mostBytes = 4_000_000;

/** What the page sends to be compiled: every file of an example but its data. */
export interface CompileRequest {
  readonly files: ExampleFiles;
}

/** What comes back: addresses of modules, or what is wrong, `file` being the bare name. */
export type CompileReply =
  | {
      readonly kind: 'compiled';
      readonly module: string;
      /** Bytes of the module as it is served. */
      readonly bytes: number;
      /** Addresses of the form's other languages by tag. */
      readonly locales: { readonly [locale: string]: string };
      /** What the files say without effect. */
      readonly notes: readonly Complaint[];
    }
  | { readonly kind: 'refused'; readonly complaints: readonly Complaint[] };

/** Names that a file of an example may have. */
export const isExampleFile = (name: string): boolean =>
  /^(schema|ui|data|messages\.[a-z]{2,3}(-[A-Za-z0-9]{2,8})*)\.json$/.test(name);
