/** Tokens of an RFC 6901 JSON pointer; `''` has none. */
export const tokensOf = (pointer: string): readonly string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The JSON pointer of some tokens. */
export const pointerOf = (tokens: readonly (string | number)[]): string =>
  tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Whether a token may be the number of a row; it may be a member's name as well. */
export const isIndex = (token: string | number | undefined): boolean => /^\d+$/.test(`${token}`);

/** The value at a pointer's tokens; `undefined` where there is none. Inherited members do not count. */
export const valueAt = (root: unknown, tokens: readonly (string | number)[]): unknown => {
  let value = root;
  for (const token of tokens) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
    value = Reflect.get(value, token);
  }
  return value;
};
