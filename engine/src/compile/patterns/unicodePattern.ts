import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

const compiles = (pattern: string, flags: string): boolean => {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
};

const codeOf = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16)}}`;

/** A character as a regular expression with the flag `u` has it. */
const written = ({ raw, value, parent }: AST.Character): string => {
  const isInClass = parent.type === 'CharacterClass' || parent.type === 'CharacterClassRange';
  // A sign that may stand for a range is none here: it is a character.
  if (compiles(isInClass ? `[${raw}]` : raw, 'u') && !(isInClass && raw === '-')) return raw;
  return codeOf(String.fromCodePoint(value));
};

/** A letter that is escaped for what it means in other languages (`\\A`, `\\Q`, `\\PC`), which is not the letter itself. */
const isOfOthers = ({ raw, value }: AST.Character): boolean =>
  /^\\[a-z]$/i.test(raw) && String.fromCodePoint(value) === raw.slice(1);

/**
 * A regular expression with the flag `u` that means what this one means without it, where signs may be escaped that need
 * not be (`\-`, `\_`) and braces may stand for themselves (ECMA-262, annex B). `undefined` when it cannot be read either way, or comes from another language.
 */
export const unicodePattern = (pattern: string): string | undefined => {
  if (compiles(pattern, 'u')) return pattern;
  if (!compiles(pattern, '')) return undefined;
  const characters: AST.Character[] = [];
  visitRegExpAST(new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: false }), {
    onCharacterEnter: (character) => {
      characters.push(character);
    },
  });
  if (characters.some(isOfOthers)) return undefined;
  const [text, rest] = characters.reduce(
    ([before, from], character) => [before + pattern.slice(from, character.start) + written(character), character.end] as const,
    ['', 0] as readonly [string, number],
  );
  const whole = text + pattern.slice(rest);
  return compiles(whole, 'u') ? whole : undefined;
};
