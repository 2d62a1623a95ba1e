import { withWordsOfSchema } from './wordsOfSchema.ts';

/** Formats of times that may lack their zone, which rjsf has no widget for, and the widgets that draw them. */
const widgets: ReadonlyMap<unknown, string> = new Map([
  ['iso-time', 'time'],
  ['iso-date-time', 'date-time'],
]);

/** Words by which a text is chosen or shown, not entered. */
const chosen = ['enum', 'const', 'oneOf', 'anyOf'];

/**
 * A uiSchema in which texts of a time that may lack its zone are drawn as other times are: without it nobody is told that
 * they are written with seconds. What it says itself counts. The same object where there are none.
 */
export const withLooseTimes = (given: unknown, root: unknown): unknown => {
  if (!JSON.stringify(root)?.includes('"iso-')) return given;
  return withWordsOfSchema(given, root, (node) => {
    const isText = [node['type']].flat().includes('string') && !chosen.some((word) => word in node);
    const widget = isText ? widgets.get(node['format']) : undefined;
    return widget === undefined ? {} : { widget };
  });
};
