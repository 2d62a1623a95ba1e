import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { knownWith, type VocabularyExtension } from './vocabularyExtension.ts';

/** The default export of a `reelform.config.mjs`. */
export interface ReelformConfig extends VocabularyExtension {
  /** The folder that `$ref`s may not leave, from the config file. @default the forms folder's parent */
  readonly root?: string | undefined;
  /** A locale's file of messages, from the config file. @default `messages/en.json` below the root, when it is there */
  readonly messages?: string | undefined;
}

/** Name of the file that is read when none is named. */
const usualFile = 'reelform.config.mjs';

/** Types a configuration where it is written: `export default defineConfig({ … })`. */
export const defineConfig = (config: ReelformConfig): ReelformConfig => config;

const importFile = async (path: string): Promise<{ readonly default?: unknown }> => {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    throw new TypeError(`${path} cannot be run: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/**
 * Reads a configuration; its paths are absolute then.
 * @param file a config file. @default `reelform.config.mjs` in the working folder, when it is there
 * @throws a `TypeError` about a file that has no configuration
 */
export const readConfig = async (file?: string): Promise<ReelformConfig> => {
  const path = resolve(file ?? usualFile);
  if (file === undefined && !existsSync(path)) return {};
  if (!existsSync(path)) throw new TypeError(`There is no file '${file}'.`);
  const { default: config } = await importFile(path);
  if (typeof config !== 'object' || config === null) throw new TypeError(`${path} has no configuration as its default export.`);
  const unknown = Object.keys(config).find((name) => !['keywords', 'annotations', 'root', 'messages'].includes(name));
  if (unknown) throw new TypeError(`${path} has a member '${unknown}', which is not a setting.`);
  const mistyped = ['root', 'messages'].find((name) => !['string', 'undefined'].includes(typeof Reflect.get(config, name)));
  if (mistyped) throw new TypeError(`${path}: '${mistyped}' is a path, a text.`);
  const read = config as ReelformConfig; // a module from outside; knownWith looks at its keywords
  knownWith(read);
  const from = (name: string | undefined) => (name === undefined ? undefined : resolve(dirname(path), name));
  const [root, messages] = [from(read.root), from(read.messages)];
  return { ...read, ...(root && { root }), ...(messages && { messages }) };
};
