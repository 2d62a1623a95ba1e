import { join } from 'node:path';
import { matchLocale } from '@reelform/engine/validation';
import { isObject } from './is-object.ts';
import { namesIn, readJson } from './schemas-file.ts';
import { isTextMap, strayNameIn, type TextMap } from './text-map.ts';

/** What an option file says in further languages: by their tags, then by the text as it stands in the file. */
export interface OptionTexts {
  readonly [tag: string]: TextMap;
}

/** Reads every `<option>.<language tag>.json` of a folder. @throws {FileFlaw} when one has another shape */
export const readOptionTexts = (folder: string, option: string): OptionTexts =>
  Object.fromEntries(
    namesIn(folder).flatMap((name) => {
      const [own, tag, end, ...more] = name.split('.');
      if (own !== option || tag === undefined || end !== 'json' || more.length > 0) return [];
      const { data, flaw } = readJson(join(folder, name));
      const texts = isObject(data) ? data['texts'] : undefined;
      const at = isObject(data) && 'texts' in data ? ['texts', ...strayNameIn(texts)] : [];
      if (!isTextMap(texts)) throw flaw(at, "The file must have 'texts': translations by the text as it stands in English.");
      return [[tag, texts]];
    }),
  );

/** How a language says the texts of an option file; what it leaves out stays. */
export const sayIn = (tag: string, texts: OptionTexts): ((text: string) => string) => {
  const own = texts[matchLocale([tag], Object.keys(texts)) ?? ''] ?? {};
  return (text) => (Object.hasOwn(own, text) ? (own[text] ?? text) : text);
};
