/** What Markdown writes around texts, and what is left of each: the text. */
const marks: readonly (readonly [mark: RegExp, text: string])[] = [
  [/^ {0,3}(`{3,}|~{3,}).*\n?/gm, ''],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/<((?:https?:|mailto:)[^>\s]+)>/g, '$1'],
  [/`([^`\n]+)`/g, '$1'],
  [/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2'],
  [/(^|[^\w*])[*_](?=[^\s*_])([^*_\n]*?[^\s*_])[*_](?![\w*])/g, '$1$2'],
  [/^ {0,3}#{1,6}\s+/gm, ''],
  [/^ {0,3}>\s?/gm, ''],
  [/\\([\\`*_{}[\]()#+\-.!>])/g, '$1'],
  [/\n{3,}/g, '\n\n'],
];

/** A text in Markdown without its marks: what is stressed, linked or quoted stays as text. HTML is text, too. */
export const plainText = (markdown: string): string =>
  marks.reduce((text, [mark, left]) => text.replace(mark, left), markdown).trim();
