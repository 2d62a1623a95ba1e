import { join } from 'node:path';
import type { CompiledDirectory } from '../compileDirectory.ts';
import { replaceFile, writeInto } from './writeText.ts';

/** How the modules are called: by the hash of their bytes, or without it, with a declaration of their type beside. */
export type Names = 'hashed' | 'plain';

/** A module as it is compiled. */
interface Compiled {
  readonly hash: string;
  readonly fileName: string;
  readonly code: string;
}

/** A module as it is written. */
interface Written {
  readonly fileName: string;
  readonly code: string;
  /** Type of its default export. */
  readonly type: string;
}

const fromValidation = (name: string) => `import('@reelform/engine/validation').${name}`;
const types = {
  form: fromValidation('FormModuleFactory'),
  locale: fromValidation('FormLocale'),
  messages: '{ readonly notices: { readonly [key: string]: string } }',
} as const;

const valuesOf = <Value, Made>(map: ReadonlyMap<string, Value>, make: (value: Value) => Made) =>
  Object.fromEntries([...map].map(([name, value]) => [name, make(value)]));

/**
 * Writes a module for each form, language and file of messages, and then a `manifest.json` that names them.
 * @throws an error that says in words why something cannot be written
 */
export const writeForms = (result: CompiledDirectory, out: string, names: Names): void => {
  const written = new Map<string, Written>();
  const add = ({ hash, fileName: hashed, code }: Compiled, type: string): string => {
    const fileName = names === 'plain' ? hashed.replace(`.${hash}.js`, '.js') : hashed;
    if (written.has(fileName))
      throw new Error(`Two modules would be called '${fileName}': one of the forms needs another name.`);
    written.set(fileName, { fileName, code, type });
    return fileName;
  };
  const forms = valuesOf(result.forms, (form) => add(form, types.form));
  const spoken = [result.messages, ...[...result.locales.values()].map(({ messages }) => messages)].flatMap((one) => one ?? []);
  const messages = Object.fromEntries(spoken.map((one) => [one.locale, add(one, types.messages)]));
  const locales = valuesOf(result.locales, (language) => valuesOf(language.forms, (form) => add(form, types.locale)));
  const manifest = {
    forms,
    ...(spoken.length > 0 && { messages }),
    ...(result.locales.size > 0 && { locales }),
  };
  writeInto(out, out, () => {
    for (const { fileName, code, type } of written.values()) {
      const declaration = `declare const compiled: ${type};\nexport default compiled;\n`;
      if (names === 'plain') replaceFile(join(out, fileName.replace(/\.js$/, '.d.ts')), declaration);
      replaceFile(join(out, fileName), code);
    }
    replaceFile(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  });
};
