/** What Markdown writes around texts, and what is left of each: the text. */
const marks: readonly (readonly [mark: RegExp, text: string])[] = [
  [/^ {0,3}(`{3,}|~{3,}).*\n?/gm, ''],
  [/!?\[([^\]]*)\]\(\1\)/g, '$1'],
  [/!?\[([^\]]*)\]\((https?:[^\s)]+)[^)]*\)/g, '$1 ($2)'],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/<((?:https?:|mailto:)[^>\s]+)>/g, '$1'],
  [/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2'],
  [/(^|[^\w*])[*_](?=[^\s*_])([^*_\n]*?[^\s*_])[*_](?![\w*])/g, '$1$2'],
  [/^ {0,3}#{1,6}\s+/gm, ''],
  [/^ {0,3}>\s?/gm, ''],
  [/\\([\\`*_{}[\]()#+\-.!>])/g, '$1'],
  [/\n{3,}/g, '\n\n'],
];

/** What only Markdown writes: a link, code or something strong. */
const telltale = /\]\([^)\s]+\)|`[^`\n]+`|(\*\*|__)(?=\S)[^\n]*?\S\1/;

/** Whether a text is Markdown, as most who write schemas write what they say: not that it has a star or a line below a word. */
export const isMarkdown = (text: string): boolean => telltale.test(text);

/**
 * A text in Markdown without its marks: what is stressed, linked (with its address on the web) or quoted stays as text, and
 * code as it is. HTML is text, too.
 */
export const plainText = (markdown: string): string => {
  const codes: string[] = [];
  const coded = markdown.replace(/`([^`\n]+)`/g, (_mark, code: string) => `\uE000${codes.push(code) - 1}\uE001`);
  const plain = marks.reduce((text, [mark, left]) => text.replace(mark, left), coded);
  return plain.replace(/\uE000(\d+)\uE001/g, (_mark, at: string) => codes[Number(at)] ?? '').trim();
};
