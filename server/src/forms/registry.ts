import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompiledDirectory, compileDirectory, formatComplaint, watchDirectory } from '@reelform/engine/compile';
import type { FastifyBaseLogger } from 'fastify';
import { createFormQuestions, type FormQuestions } from './form-questions.ts';
import { keepLastGood, readLastGood } from './last-good.ts';
import { neededForms } from './needed-forms.ts';
import { unknownOptions } from './portal-lint.ts';
import { type PublishedFile, publishFile } from './published-file.ts';
import {
  type FormSources,
  filesOf,
  lostTexts,
  type PublishedForms,
  publish,
  sourcesOf,
  strangeNotices,
  strangePlaceholders,
} from './published-forms.ts';
import { schemasKey } from './schemas-key.ts';

/**
 * Reads files of the schemas folder that are no forms. @returns what takes over how they stand now; `undefined` where one is
 * broken, which it has told in the log
 */
export type Reading = () => (() => void) | undefined;

/** The forms that the portal shows and the server judges by. */
export interface FormRegistry extends FormQuestions {
  /** What is published now. */
  current(): PublishedForms;
  /** A script by its address; those of earlier publications and starts stay, as open pages may still ask for them. */
  file(url: string): Promise<PublishedFile | undefined>;
  /** Has other files followed: a change of the schemas folder is taken over as a whole, or, where any is broken, not at all. */
  follow(read: Reading): void;
  /** Has something done after every change of the schemas folder, whether its forms were published or refused. */
  onChange(then: () => Promise<void>): void;
  close(): Promise<void>;
}

/** Schemas that nothing can be published from. */
export class SchemasRefused extends Error {
  override readonly name = 'SchemasRefused';
}

/** How the registry is opened. */
export interface RegistryOptions {
  readonly schemasDirectory: string;
  readonly cacheDirectory: string;
  readonly watch: boolean;
  /** What the compiler was built from; with it, schemas that did not change since are not compiled again. */
  readonly builtFrom?: string | undefined;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

const mostFiles = 500;

/** A form's script that an earlier start published: its name has the hash of its bytes, which are the same for ever. */
async function readEarlier(url: string, directory: string): Promise<PublishedFile | undefined> {
  const name = /^\/forms\/([\w-]+(?:\.[\w-]+)?\.[0-9a-f]{16}\.js)$/.exec(url)?.[1];
  const code = name && (await readFile(join(directory, name), 'utf8').catch(() => undefined));
  return code ? publishFile(url, code) : undefined;
}

/**
 * Compiles the schemas, unless this cache has them compiled, and publishes them; with `watch`, again at every change. A
 * change with a complaint is refused as a whole and what was published stays.
 * @throws {SchemasRefused} when the schemas are broken and nothing was ever published from this cache
 */
export async function openFormRegistry({
  schemasDirectory,
  cacheDirectory,
  watch,
  builtFrom,
  log,
}: RegistryOptions): Promise<FormRegistry> {
  const formsDirectory = join(schemasDirectory, 'forms');
  const options = { root: schemasDirectory, messages: join(schemasDirectory, 'messages/en.json') };
  const files = new Map<string, PublishedFile>();

  const publishSources = async (sources: FormSources) => {
    const next = await publish(sources, cacheDirectory, files);
    for (const file of filesOf(next)) {
      files.delete(file.url);
      files.set(file.url, file);
    }
    for (const url of [...files.keys()].slice(0, Math.max(0, files.size - mostFiles))) files.delete(url);
    return next;
  };
  const read = (compiled: CompiledDirectory) => sourcesOf(compiled, neededForms, formatComplaint);

  const keyNow = async () => (builtFrom === undefined ? undefined : schemasKey(schemasDirectory, builtFrom));
  const [key, kept] = [await keyNow(), await readLastGood(cacheDirectory, neededForms)];
  /** What this cache has compiled of these very schemas; `undefined` when it has none, or none that works. */
  const reuse = async () => {
    if (key === undefined || kept?.key !== key) return undefined;
    return publishSources(kept.sources).catch((error: unknown) => {
      log.warn({ err: error }, 'the compiled forms in the cache do not work; the schemas are compiled anew');
      return undefined;
    });
  };
  /** What is no complaint may still be a mistake: a rule that asks for no field, a widget that has no such name. */
  const tellNotes = ({ notes, forms, messages, locales }: CompiledDirectory, asked: PublishedForms['base']) => {
    const texts = [messages, ...[...locales.values()].map((language) => language.messages)];
    const strange = texts.flatMap((one) =>
      one ? strangePlaceholders(asked, { messages: one.catalogue, notices: one.notices }, one.locale) : [],
    );
    const unread = [...locales].flatMap(([tag, language]) =>
      strangeNotices(asked.notices, language.messages?.notices ?? {}, tag),
    );
    const told = [...notes.map(formatComplaint), ...unknownOptions(forms), ...strange, ...unread];
    if (told.length > 0) log.warn({ notes: told }, 'the schemas are published with notes');
  };
  const compileFirst = async () => {
    const compiled = await compileDirectory(formsDirectory, options);
    const first = read(compiled);
    if ('reasons' in first) log.error({ reasons: first.reasons }, 'the schemas are broken; what was published last stays');
    const sources = 'reasons' in first ? kept?.sources : first;
    if (!sources)
      throw new SchemasRefused(`The schemas are broken:\n  ${'reasons' in first ? first.reasons.join('\n  ') : ''}`);
    const published = await publishSources(sources);
    if ('forms' in first) tellNotes(compiled, published.base);
    // Schemas that changed while they were compiled have no key.
    const isSettled = 'forms' in first && key === (await keyNow());
    await keepLastGood(cacheDirectory, { sources, key: isSettled ? key : undefined });
    return published;
  };
  let current = (await reuse()) ?? (await compileFirst());
  const asked = current.base;

  const followed: Reading[] = [];
  const afterwards: (() => Promise<void>)[] = [];
  const onResult = async (compiled: CompiledDirectory) => {
    const next = read(compiled);
    const reasons =
      'reasons' in next
        ? next.reasons
        : lostTexts(asked, { messages: next.messages.catalogue, notices: next.messages.notices });
    const readings = followed.map((read) => read());
    if ('reasons' in next || reasons.length > 0) return log.error({ reasons }, 'a change of the schemas was refused');
    if (readings.includes(undefined)) return log.warn('nothing of the change is taken over until what is broken is mended');
    const before = new Set(files.keys());
    current = await publishSources(next);
    for (const take of readings) take?.();
    await keepLastGood(cacheDirectory, { sources: next, key: undefined });
    log.info({ published: [...files.keys()].filter((url) => !before.has(url)) }, 'the schemas changed');
    tellNotes(compiled, asked);
  };
  const onChange = async (compiled: CompiledDirectory) => {
    await onResult(compiled);
    for (const then of afterwards) await then();
  };
  const watcher = watch ? watchDirectory(formsDirectory, options, onChange) : undefined;
  await watcher?.ready;

  return {
    ...createFormQuestions(() => current),
    current: () => current,
    async file(url) {
      const known = files.get(url) ?? (await readEarlier(url, cacheDirectory));
      if (known) files.set(url, known);
      return known;
    },
    follow: (read) => void followed.push(read),
    onChange: (then) => void afterwards.push(then),
    close: async () => watcher?.close(),
  };
}
