/** A regular expression written in code: what would divide elsewhere, but not behind these characters. */
const expression = /(?<=(?:[(,=:[!&|?{};]|\breturn)\s*)\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/;

/** A literal of generated code: a string or a regular expression. */
export const codeLiteral = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|${expression.source}`, 'g');

/** What stands around the number of a literal that was taken out: code has no such character, literals write it as an escape. */
const edge = '\u0000';

const marker = new RegExp(`${edge}(\\d+)${edge}`, 'g');

/** Code whose literals were taken out. */
export interface MarkedCode {
  /** The code, with the same marker in place of the same literals: a number between two characters of no other use. */
  readonly marked: string;
  /** The marker of a literal, which need not be in the code. */
  readonly markerOf: (literal: string) => string;
  /** Marked code with its literals. */
  readonly withLiterals: (marked: string) => string;
}

/** Takes the literals out of code, which are a schema's own words, so that nothing takes them for code. */
export const takeLiterals = (code: string): MarkedCode => {
  const numbers = new Map<string, number>();
  const literals: string[] = [];
  const markerOf = (literal: string): string => {
    const number = numbers.get(literal) ?? literals.push(literal) - 1;
    numbers.set(literal, number);
    return `${edge}${number}${edge}`;
  };
  const withLiterals = (marked: string) => marked.replace(marker, (_marker, index: string) => literals[Number(index)] ?? '');
  return { marked: code.replace(codeLiteral, markerOf), markerOf, withLiterals };
};
