import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompiledDirectory, type CompiledMessages, loadFormModule } from '@reelform/engine/compile';
import type { FormModule, MessageCatalogue } from '@reelform/engine/validation';
import { type PublishedFile, publishFile } from './published-file.ts';

/** Everything that is published at one moment; one is swapped for the next as a whole. */
export interface PublishedForms {
  readonly forms: ReadonlyMap<string, { readonly module: FormModule; readonly file: PublishedFile }>;
  readonly messagesFile: PublishedFile;
  readonly messages: MessageCatalogue;
  readonly notices: Readonly<Record<string, string>>;
}

/** What is needed to publish: the text of every module. */
export interface FormSources {
  readonly forms: readonly { readonly name: string; readonly fileName: string; readonly code: string }[];
  readonly messages: Pick<CompiledMessages, 'fileName' | 'code' | 'catalogue' | 'notices'>;
}

/** Why a folder of forms cannot be published. */
export interface Refused {
  readonly reasons: readonly string[];
}

/** The sources of a compiled folder, if it has every form that the portal asks for and no complaint. */
export function sourcesOf(
  compiled: CompiledDirectory,
  needed: readonly string[],
  describe: (complaint: CompiledDirectory['complaints'][number]) => string,
): FormSources | Refused {
  const missing = needed.filter((name) => !compiled.forms.has(name)).map((name) => `The form '${name}' is missing.`);
  if (compiled.complaints.length > 0) return { reasons: compiled.complaints.map(describe) };
  if (missing.length > 0) return { reasons: missing };
  if (!compiled.messages) return { reasons: ['The file messages/en.json is missing.'] };
  return { forms: [...compiled.forms.values()], messages: compiled.messages };
}

/** Writes the modules into a folder and imports those same bytes. */
export async function publish({ forms, messages }: FormSources, directory: string): Promise<PublishedForms> {
  await mkdir(directory, { recursive: true });
  const entries = forms.map(async ({ name, fileName, code }) => {
    await writeWhole(join(directory, fileName), code);
    const [module, file] = await Promise.all([
      loadFormModule(join(directory, fileName)),
      publishFile(`/forms/${fileName}`, code),
    ]);
    return [name, { module, file }] as const;
  });
  return {
    forms: new Map(await Promise.all(entries)),
    messagesFile: await publishFile(`/forms/${messages.fileName}`, messages.code),
    messages: messages.catalogue,
    notices: messages.notices,
  };
}

/** Writes a file that is never seen half written. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, text);
  await rename(temporary, file);
}
