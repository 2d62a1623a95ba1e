import type { FastifyBaseLogger } from 'fastify';
import type { Reading } from './forms/registry.ts';
import { readSchemaOptions, type SchemaOptions } from './schema-options.ts';
import { toldOf } from './schemas-file.ts';

/**
 * What follows its files: what people are shown and choose from, and the figures of the mails, which are said in them. With
 * the rest the server computes until its next start.
 */
const followed = [
  ...['countries', 'countryNames', 'labels', 'mails', 'paymentMethods', 'paymentMethodTexts'],
  ...['prompts', 'promptTexts', 'resourceTabs'],
] as const satisfies readonly (keyof SchemaOptions)[];

/** The options as their files stand now, as far as they follow them. */
export interface CurrentOptions {
  readonly options: SchemaOptions;
  /** Reads the files again. A change that breaks one is refused with its reason in the log. */
  readonly read: Reading;
}

/** What the server computes with, as a text to compare. */
const computedWith = (options: SchemaOptions): string => {
  const rest = { ...options, permissions: [...options.permissions], commonPasswords: [...options.commonPasswords] };
  return JSON.stringify({ ...rest, ...Object.fromEntries(followed.map((name) => [name, undefined])) });
};

/**
 * Reads the options of a schemas folder.
 * @throws {FileFlaw} when a file is missing or has another shape
 */
export function readCurrentOptions(
  schemasDirectory: string,
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>,
): CurrentOptions {
  const first = readSchemaOptions(schemasDirectory);
  let last = first;
  const options = { ...first };
  const take = (next: SchemaOptions) => {
    const now = computedWith(next);
    if (now !== computedWith(last) && now !== computedWith(first))
      log.warn('options that the server computes with have changed: they take effect with the next start');
    last = next;
    const changed = followed.filter((name) => JSON.stringify(options[name]) !== JSON.stringify(next[name]));
    for (const name of changed) Object.assign(options, { [name]: next[name] });
    if (changed.length > 0) log.info({ changed }, 'the options have changed');
  };
  const read: Reading = () => {
    try {
      const next = readSchemaOptions(schemasDirectory);
      return () => take(next);
    } catch (error) {
      log.error(toldOf(error), 'a change of the options was refused');
      return undefined;
    }
  };
  return { options, read };
}
