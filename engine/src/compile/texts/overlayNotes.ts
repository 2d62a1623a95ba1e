import { placeholdersIn } from '../../validation/placeholders.ts';
import type { MessageCatalogue } from '../../validation/types.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { nearestWord } from '../lint/nearestWord.ts';

/**
 * Notes about texts of widgets that a file lays over those of another one: what bears a name of none of them and is most
 * likely mistyped, for nobody would read it, and placeholders that the text in its place has not.
 *
 * @param own the file's own texts
 * @param below the texts that it extends
 */
export const overlayNotes = (
  json: JsonFile,
  { widgets: own }: MessageCatalogue,
  { widgets: below }: MessageCatalogue,
): readonly Complaint[] => {
  const unread = (tokens: readonly string[], name: string, known: Iterable<string>): readonly Complaint[] => {
    const meant = nearestWord(name, known);
    if (meant === undefined) return [];
    return [json.complain(tokens, `What this file extends has no '${name}' here. Is '${meant}' meant?`)];
  };
  return Object.entries(own).flatMap(([widget, texts]) => {
    const replaced = Object.hasOwn(below, widget) ? below[widget] : undefined;
    if (!replaced) return unread(['widgets', widget], widget, Object.keys(below));
    return Object.entries(texts).flatMap(([name, text]) => {
      const tokens = ['widgets', widget, name];
      const before = Object.hasOwn(replaced, name) ? replaced[name] : undefined;
      if (before === undefined) return unread(tokens, name, Object.keys(replaced));
      const known = new Set(placeholdersIn(before).map((one) => one.name));
      return placeholdersIn(text)
        .filter((one) => !known.has(one.name))
        .map((one) => json.complain(tokens, `The text that this one replaces has no placeholder {${one.name}}.`));
    });
  });
};
