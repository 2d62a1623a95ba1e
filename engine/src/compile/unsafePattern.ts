/** Longest regular expression that is accepted. */
const mostCharacters = 1000;

/** A quantifier at a place in an expression, and whether it may repeat without end. */
const quantifierAt = (pattern: string, at: number): { readonly length: number; readonly endless: boolean } | undefined => {
  const match = /^(?:[*+]|\?|\{\d+(,\d*)?\})\??/.exec(pattern.slice(at));
  if (!match) return undefined;
  const [text] = match;
  return {
    length: text.length,
    endless: /^[*+]/.test(text) || (/^\{\d+,\}/.test(text) ? true : /^\{(\d+)/.test(text) && most(text) > 20),
  };
};

const most = (text: string): number => Number(/(\d+)\}/.exec(text)?.[1] ?? 0);

/**
 * Why a regular expression is not accepted: it cannot be read, is too long, or repeats a group that repeats in itself
 * (`(a+)+`) or that offers a choice (`(a|ab)*`), on which some texts take for ever. `undefined` when it is fine.
 */
export const unsafePattern = (pattern: string): string | undefined => {
  if (pattern.length > mostCharacters) return `This pattern has more than ${mostCharacters} characters.`;
  try {
    new RegExp(pattern, 'u');
  } catch {
    return 'This is not a regular expression (ECMA-262, with the flag u).';
  }
  const groups: { repeats: boolean; choice: boolean }[] = [{ repeats: false, choice: false }];
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at];
    if (character === '\\') at += 1;
    else if (character === '[') {
      while (at < pattern.length && pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1;
    } else if (character === '(') {
      groups.push({ repeats: false, choice: false });
      continue;
    } else if (character === '|') {
      const group = groups.at(-1);
      if (group) group.choice = true;
      continue;
    } else if (character === ')') {
      const closed = groups.pop();
      const quantifier = quantifierAt(pattern, at + 1);
      if (quantifier?.endless && closed && (closed.repeats || closed.choice)) {
        return 'This pattern repeats a group that repeats or chooses in itself; some texts would take for ever.';
      }
      const outer = groups.at(-1);
      if (outer && (closed?.repeats || quantifier?.endless)) outer.repeats = true;
      at += quantifier?.length ?? 0;
      continue;
    } else if (character === '^' || character === '$') continue;
    const quantifier = quantifierAt(pattern, at + 1);
    if (quantifier) {
      const group = groups.at(-1);
      if (group && quantifier.endless) group.repeats = true;
      at += quantifier.length;
    }
  }
  return undefined;
};
