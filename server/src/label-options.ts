import type { OptionsFile } from './asset-options.ts';
import { isTextList } from './is-text-list.ts';

/** Reads a list of genres or tags. @throws naming the file when it is no list of texts */
export function readLabels({ file, data }: OptionsFile): readonly string[] {
  if (!isTextList(data)) throw new Error(`${file} must be a list of texts.`);
  return data;
}
