/** A regular expression written in code: what would divide elsewhere, but not behind these characters. */
const expression = /(?<=(?:[(,=:[!&|?{};]|\breturn)\s*)\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/;

/** A literal of generated code: a string or a regular expression. */
export const codeLiteral = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|${expression.source}`, 'g');
