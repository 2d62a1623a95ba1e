import type { Plugin } from 'rollup';

/** Builds each worker that a file names by `new URL('./x.worker.ts', import.meta.url)` as a file of its own. */
export declare const workers: () => Plugin;

/** What {@link wholeWorkers} needs: the package's folder of sources, and the conditions by which imports are resolved. */
export interface WholeWorkersOptions {
  readonly root: string;
  readonly conditions: readonly string[];
}

/** A file that a plugin adds to what is built. */
export interface EmittedWorker {
  readonly fileName: string;
  readonly source: string;
}

/** Builds each worker as one file that imports nothing, beside the file that names it. */
export declare const wholeWorkers: (options: WholeWorkersOptions) => {
  readonly name: string;
  transform(
    this: { emitFile(file: EmittedWorker): unknown },
    code: string,
    id: string,
  ): Promise<{ readonly code: string; readonly map: null } | null>;
};
