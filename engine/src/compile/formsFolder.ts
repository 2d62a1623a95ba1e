import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formNames } from './compileDirectory.ts';

const hasForms = (folder: string): boolean =>
  existsSync(folder) && statSync(folder).isDirectory() && formNames(folder).length > 0;

/** The question whether another folder was meant, where one has forms. */
const hint = (folders: readonly string[]): string => {
  const meant = folders.find(hasForms);
  return meant === undefined ? '' : ` Is '${meant}' meant?`;
};

/** Says why a place is no folder at all; `undefined` when it is one. */
export const missingFolder = (folder: string): string | undefined => {
  if (!existsSync(folder)) return `There is no folder '${folder}'.${hint([folder.replaceAll('\\', '/')])}`;
  return statSync(folder).isDirectory() ? undefined : `'${folder}' is a file, not a folder.`;
};

/** Says why a folder has no forms, and which may have been meant; `undefined` when it has some. */
export const missingForms = (folder: string): string | undefined => {
  const missing = missingFolder(folder);
  if (missing !== undefined || formNames(folder).length > 0) return missing;
  if (existsSync(join(folder, 'schema.json')))
    return `'${folder}' is a form itself. Name the folder around it, which has one folder for each form.`;
  const inside = ['forms', 'schemas/forms'].map((name) => join(folder, name));
  return `${folder} has no form: no folder with a schema.json and a ui.json.${hint(inside)}`;
};
