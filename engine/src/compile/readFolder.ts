import { readdirSync } from 'node:fs';
import { whyUnread } from './whyUnread.ts';

/**
 * The names of what stands in a folder.
 * @throws an error that says in words why they cannot be read
 */
export const readFolder = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new Error(`'${folder}' cannot be read: ${whyUnread(error)}.`);
  }
};
