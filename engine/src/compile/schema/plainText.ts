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

/** Lines as programs and terminals have them: longer ones were not broken by a width. */
const widest = 120;

/** What begins a line of its own: a sign of a list, a table, a heading, code or a tag. */
const ownLine = /^(\s{4}|\s*([-*+•|#>`~<]|\d+[.)]\s|[a-z]\)\s))/;

/** What ends one: what is said of what follows, a table, a break of Markdown; code stands in, all of it. */
const wholeLine = /^\s{4}|[:|]\s*$|\s{2}$/;

/** Whether a line ends where its width did, and the next one goes on in the middle of a sentence. */
const goesOn = (line: string, next: string): boolean => {
  if (line.length > widest || next.trim() === '' || wholeLine.test(line) || ownLine.test(next)) return false;
  const { length } = line.trim();
  return (length >= 30 && /^\s*[a-z]/.test(next)) || (length >= 60 && !/[.!?;]\s*$/.test(line));
};

/** A text whose lines were broken by a width, as comments of programs and texts of YAML are, each paragraph in one line. */
export const unbroken = (text: string): string => {
  if (text.includes('```')) return text;
  const lines = text.split(/\r?\n/);
  const joined = lines.map((line, index) => {
    const before = index === 0 ? undefined : (lines[index - 1] ?? '');
    if (before === undefined) return line;
    return goesOn(before, line) ? `${/\s$/.test(before) ? '' : ' '}${line.trimStart()}` : `\n${line}`;
  });
  return joined.join('');
};
