import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { type CompiledDirectory, type CompileOptions, compileDirectoryBy } from './compileDirectory.ts';
import { foldersBelow, isForeign } from './foldersBelow.ts';
import { createFormMemory } from './formMemory.ts';
import { missingFolder } from './formsFolder.ts';

/** Time without a further change after which a folder is compiled, in ms: editors write a file in several steps. */
const quiet = 100;

/** How often is looked where the root is, in ms: nothing tells of one that is made anew, or is a link that leads elsewhere now. */
const lookEvery = 500;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A watch that can be ended. */
export interface DirectoryWatch {
  /** Resolves when changes are noticed from now on. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Compiles a folder of forms whenever a JSON file below its root changes, and hands over the result: forms that are
 * clean, and complaints about the others. Results come one after another, the newest last. From the second on, only forms
 * that the change touches are compiled.
 */
export const watchDirectory = (
  directory: string,
  options: CompileOptions,
  onResult: (result: CompiledDirectory) => void | Promise<void>,
): DirectoryWatch => {
  const rootDirectory = resolve(options.root ?? dirname(resolve(directory)));
  const compileForm = createFormMemory();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  const complain = (message: string) => {
    const complaint = { file: resolve(directory), line: 1, column: 1, pointer: '', message };
    return onResult({ forms: new Map(), messages: undefined, locales: new Map(), complaints: [complaint], notes: [] });
  };
  const compile = async () => {
    followFolders();
    try {
      await onResult(await compileDirectoryBy(compileForm, directory, options));
    } catch (error) {
      await complain(missingFolder(directory) ?? messageOf(error));
    }
  };
  const compileSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(compile);
    }, quiet);
  };
  const findRoot = (): string | undefined => {
    try {
      return realpathSync(rootDirectory);
    } catch {
      return undefined;
    }
  };
  /** Where the root is that is watched; `undefined` once it is gone. */
  let watched = findRoot();
  const openAnew = () => {
    void watcher.close();
    // What is there already counts as changed: it may still be on its way.
    watcher = open({ ignoreInitial: false });
  };
  const looking = setInterval(() => {
    const found = findRoot();
    if (found === undefined || found === watched) return;
    watched = found;
    openAnew();
  }, lookEvery);
  let folders = foldersBelow(rootDirectory);
  /** Chokidar goes on with a folder that is removed and made anew at once, and hears of nothing that comes into the new one. */
  const followFolders = () => {
    const now = foldersBelow(rootDirectory);
    const isMadeAnew = [...folders].some(([path, one]) => now.has(path) && now.get(path) !== one);
    folders = now;
    if (isMadeAnew && !isClosed) openAnew();
  };
  const open = ({ ignoreInitial }: { readonly ignoreInitial: boolean }): FSWatcher => {
    const opened = watch(rootDirectory, {
      ignoreInitial,
      atomic: false, // files that come back at once are waited for here: what goes would be told twice, first by 'raw'
      ignorePermissionErrors: true, // what may not be read is no form's, or is complained about when that is compiled
      ignored: (path, stats) =>
        isForeign(path.slice(rootDirectory.length)) || (stats?.isFile() === true && !path.endsWith('.json')),
    });
    opened.on('all', (event, path) => {
      if (event === 'unlinkDir' && resolve(path) === rootDirectory) watched = undefined;
      compileSoon();
    });
    // Chokidar looks at a file once within 5 ms: of one whose mode changes first it would not see what is written then.
    opened.on('raw', (_event, name) => {
      if (String(name).endsWith('.json')) compileSoon();
    });
    opened.on('error', (error) => {
      running = running.then(() => complain(`Not all changes will be noticed: ${messageOf(error)}.`));
    });
    return opened;
  };
  let watcher = open({ ignoreInitial: true });
  return {
    ready: new Promise((done) => watcher.once('ready', () => done())),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(looking);
      await watcher.close();
      await running;
    },
  };
};
