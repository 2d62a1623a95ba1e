import type { Ajv, CodeKeywordDefinition } from 'ajv';

/**
 * Puts another way to write code for one of ajv's own keywords in its place: what `unevaluatedItems` goes by has to be written
 * before it, and errors keep their order.
 *
 * @param write makes it of the one that ajv has
 * @param error what its errors say, where that is something else
 */
export const replaceKeyword = (
  ajv: Ajv,
  keyword: string,
  write: (own: CodeKeywordDefinition) => CodeKeywordDefinition['code'],
  error?: CodeKeywordDefinition['error'],
): void => {
  const own = ajv.getKeyword(keyword) as CodeKeywordDefinition; // ajv's own keywords write code
  const { rules = [] } = ajv.RULES.rules.find((group) => group.rules.some((rule) => rule.keyword === keyword)) ?? {};
  const next = rules[rules.findIndex((rule) => rule.keyword === keyword) + 1];
  const { before: _before, ...definition } = own;
  ajv.removeKeyword(keyword);
  ajv.addKeyword({ ...definition, ...(next && { before: next.keyword }), ...(error && { error }), code: write(own) });
};
