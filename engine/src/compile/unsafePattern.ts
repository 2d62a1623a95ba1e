/** Longest regular expression that is accepted. */
const mostCharacters = 1000;

/** A quantifier: whether it may repeat without end, and whether what it stands behind may be missing. */
interface Quantifier {
  readonly length: number;
  readonly endless: boolean;
  readonly optional: boolean;
}

/** What a group starts with: it neither repeats nor chooses, and demands no character yet. */
const fresh = { repeats: false, choice: false, demands: false };

const quantifierAt = (pattern: string, at: number): Quantifier | undefined => {
  const match = /^(?:[*+]|\?|\{\d+(,\d*)?\})\??/.exec(pattern.slice(at));
  if (!match) return undefined;
  const [text] = match;
  return {
    length: text.length,
    optional: /^(?:[*?]|\{0[,}])/.test(text),
    endless: /^[*+]/.test(text) || (/^\{\d+,\}/.test(text) ? true : /^\{(\d+)/.test(text) && most(text) > 20),
  };
};

const most = (text: string): number => Number(/(\d+)\}/.exec(text)?.[1] ?? 0);

/**
 * Why a regular expression is not accepted: it cannot be read, is too long, or repeats a group that repeats in itself
 * (`(a+)+`), that offers a choice (`(a|ab)*`) or that may be empty (`(a?){50}`), on which some texts take for ever. `undefined` when it is fine.
 */
export const unsafePattern = (pattern: string): string | undefined => {
  if (pattern.length > mostCharacters) return `This pattern has more than ${mostCharacters} characters.`;
  try {
    new RegExp(pattern, 'u');
  } catch {
    return 'This is not a regular expression (ECMA-262, with the flag u).';
  }
  const groups: { repeats: boolean; choice: boolean; demands: boolean }[] = [{ ...fresh }];
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at];
    if (character === '\\') at += 1;
    else if (character === '[') {
      while (at < pattern.length && pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1;
    } else if (character === '(') {
      groups.push({ ...fresh });
      continue;
    } else if (character === '|') {
      const group = groups.at(-1);
      if (group) group.choice = true;
      continue;
    } else if (character === ')') {
      const closed = groups.pop();
      const quantifier = quantifierAt(pattern, at + 1);
      if (quantifier?.endless && closed && (closed.repeats || closed.choice || !closed.demands)) {
        return 'This pattern repeats a group that repeats or chooses in itself or may be empty; some texts would take for ever.';
      }
      const outer = groups.at(-1);
      if (outer && (closed?.repeats || quantifier?.endless)) outer.repeats = true;
      if (outer && closed?.demands && !quantifier?.optional) outer.demands = true;
      at += quantifier?.length ?? 0;
      continue;
    } else if (character === '^' || character === '$') continue;
    const quantifier = quantifierAt(pattern, at + 1);
    const group = groups.at(-1);
    if (group && !quantifier?.optional) group.demands = true;
    if (group && quantifier?.endless) group.repeats = true;
    at += quantifier?.length ?? 0;
  }
  return undefined;
};
