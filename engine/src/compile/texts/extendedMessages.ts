import { mergeMessages } from '../../validation/localizeForm.ts';
import type { MessageCatalogue } from '../../validation/types.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { extendedFile, mostExtended, unextended } from './extendedFile.ts';
import { overlayNotes } from './overlayNotes.ts';

/** The texts of a locale's file, or what is wrong with it. */
export type CatalogueResult = { readonly catalogue: MessageCatalogue } | { readonly complaints: readonly Complaint[] };

/** The texts of a locale's file with what may be meant otherwise in it, or what is wrong with it. */
type ExtendedResult =
  | { readonly catalogue: MessageCatalogue; readonly notes: readonly Complaint[] }
  | { readonly complaints: readonly Complaint[] };

/**
 * The texts of a locale's file over those of the file that its `"extends"` names.
 * @param own the file's own texts
 * @param depth how many files have extended one another down to this one
 * @param read reads the texts of the other file
 */
export const extendedMessages = (
  json: JsonFile,
  name: unknown,
  own: MessageCatalogue,
  depth: number,
  read: (file: string) => CatalogueResult,
): ExtendedResult => {
  if (name === undefined) return { catalogue: own, notes: [] };
  const file = typeof name === 'string' && depth < mostExtended ? extendedFile(json.file, name) : undefined;
  if (!file) return { complaints: [json.complain(['extends'], unextended(depth, 'a file of messages', name))] };
  const below = read(file);
  if ('complaints' in below) return below;
  return { catalogue: mergeMessages(below.catalogue, own), notes: overlayNotes(json, own, below.catalogue) };
};
