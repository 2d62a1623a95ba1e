import type { OptionsFile } from './asset-options.ts';

/** Reads a list of genres or tags. @throws naming the file when it is no list of texts */
export function readLabels({ file, data }: OptionsFile): readonly string[] {
  const names = (Array.isArray(data) ? data : []).filter((name) => typeof name === 'string');
  if (!Array.isArray(data) || names.length !== data.length) throw new Error(`${file} must be a list of texts.`);
  return names;
}
