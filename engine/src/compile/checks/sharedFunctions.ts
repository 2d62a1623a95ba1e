/** How ajv's code reaches a function that it had not written yet. */
const wrapper = /const ((?:wrapper|root)\d+) = \{validate: (validate\d+)\};/g;

const functionName = /(?<![.\w$])validate\d+(?![\w$])/g;

interface WrittenFunction {
  readonly name: string;
  readonly text: string;
}

/** Takes functions out of code, whose literals hold no braces. */
const separated = (code: string): { readonly functions: readonly WrittenFunction[]; readonly rest: string } => {
  const functions: WrittenFunction[] = [];
  const start = /function (validate\d+)\([^()]*\)(?=\{)/g;
  const brace = /[{}]/g;
  let rest = '';
  let from = 0;
  for (let found = start.exec(code); found; found = start.exec(code)) {
    brace.lastIndex = start.lastIndex;
    let depth = 0;
    do depth += brace.exec(code)?.[0] === '{' ? 1 : -1;
    while (depth > 0);
    functions.push({ name: found[1] ?? '', text: code.slice(found.index, brace.lastIndex) });
    rest += code.slice(from, found.index);
    from = brace.lastIndex;
    start.lastIndex = from;
  }
  return { functions, rest: rest + code.slice(from) };
};

/**
 * Writes functions that do the same once: strict mode and drafts judge most definitions alike, and so do many options.
 * @param code functions of ajv's, with the same marker in place of the same literals
 */
export const withSharedFunctions = (code: string): string => {
  // What a function has looked at is told beside it.
  if (/\.evaluated\b/.test(code)) return code;
  const targets = new Map([...code.matchAll(wrapper)].map(([, name = '', target = '']) => [name, target]));
  const direct = code
    .replace(wrapper, '')
    .replace(/(?<![.\w$])((?:wrapper|root)\d+)\.validate(?![\w$])/g, (whole, name: string) => targets.get(name) ?? whole);
  let { functions, rest } = separated(direct);
  for (;;) {
    const first = new Map<string, string>();
    const same = new Map<string, string>();
    const kept = functions.filter(({ name, text }) => {
      const said = text.replace(functionName, (one) => (one === name ? 'itself' : one));
      const known = first.get(said);
      if (known === undefined) first.set(said, name);
      else same.set(name, known);
      return known === undefined;
    });
    if (same.size === 0) return rest + functions.map(({ text }) => text).join('');
    const renamed = (text: string) => text.replace(functionName, (name) => same.get(name) ?? name);
    functions = kept.map(({ name, text }) => ({ name, text: renamed(text) }));
    rest = renamed(rest);
  }
};
