import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Complaint, compileDirectory } from '@reelform/engine/compile';
import { type ExampleFiles, isExampleFile } from '../exchange.ts';

/** Name of every form that the gallery compiles. */
const formName = 'example';

/**
 * Longest time of the processor that one form may take, in milliseconds: whoever pastes the schema of a large public tool
 * rather waits than goes without.
 */
export const timeLimit = 30_000;

/** A module's text and the name that its hash gives it. */
export interface CompiledFile {
  readonly fileName: string;
  readonly code: string;
}

/** What files compile to. */
export type Compilation =
  | {
      readonly kind: 'compiled';
      readonly module: CompiledFile;
      readonly locales: { readonly [locale: string]: CompiledFile };
      /** What the files say without effect. */
      readonly notes: readonly Complaint[];
    }
  | { readonly kind: 'refused'; readonly complaints: readonly Complaint[] };

/** A folder in which examples are compiled, beside what they may refer to. */
export interface Bench {
  compile(files: ExampleFiles): Promise<Compilation>;
  remove(): void;
}

/** Makes an empty temporary folder for a bench. */
export const makeBenchFolder = (): string => mkdtempSync(join(tmpdir(), 'reelform-gallery-'));

/** A complaint's place as a person knows it: the file's name, without the folder it is compiled in. */
const placed = (complaint: Complaint): Complaint => ({ ...complaint, file: basename(complaint.file) });

/**
 * A folder in which examples are compiled, beside the definitions, messages and options of `schemas` and those of
 * `gallery/library`.
 *
 * @param root the repository
 * @param folder an empty one. @default a temporary one of its own
 */
export const createBench = (root: string, folder = makeBenchFolder()): Bench => {
  for (const shared of ['schemas/definitions', 'schemas/messages', 'schemas/options'])
    cpSync(join(root, shared), join(folder, basename(shared)), { recursive: true });
  cpSync(join(root, 'gallery/library'), folder, { recursive: true });
  let jobs = 0;
  return {
    async compile(files) {
      jobs += 1;
      const forms = join(folder, `job-${jobs}`);
      mkdirSync(join(forms, formName), { recursive: true });
      for (const [name, text] of Object.entries(files))
        if (isExampleFile(name) && name !== 'data.json') writeFileSync(join(forms, formName, name), text);
      try {
        const { forms: compiled, locales, complaints, notes } = await compileDirectory(forms, { root: folder, timeLimit });
        const form = compiled.get(formName);
        if (!form || complaints.length > 0) return { kind: 'refused', complaints: complaints.map(placed) };
        const languages = [...locales].flatMap(([tag, language]) => {
          const locale = language.forms.get(formName);
          return locale ? [[tag, { fileName: locale.fileName, code: locale.code }] as const] : [];
        });
        return {
          kind: 'compiled',
          module: { fileName: form.fileName, code: form.code },
          locales: Object.fromEntries(languages),
          notes: notes.filter(({ file }) => file.startsWith(forms)).map(placed),
        };
      } finally {
        rmSync(forms, { recursive: true, force: true });
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
