/** Rules for the placeholder as browsers knew it before 2018; the standard one stands behind them. */
const oldSelector = /::-(?:webkit-input|moz)-placeholder/;

/**
 * Declarations for browsers that cannot run the engine's scripts: each stands before the one with the property's own name,
 * which Chrome 84, Firefox 80 and Safari 15.4 know.
 */
const oldDeclaration =
  /-webkit-(?:padding|margin)-(?:start|end):[^;}]*;(?=(?:padding|margin)-inline)|-webkit-(?:background-position|appearance):[^;}]*;(?=-moz-appearance|background-position|appearance)|-moz-(?:appearance|user-select):[^;}]*;(?=appearance|user-select)/g;

/** The text of a rule, which Griffel has in a list with what it knows of it where that is more than the text. */
const textOf = (rule) => (Array.isArray(rule) ? rule[0] : rule);

const withoutOldNames = (rules) =>
  rules
    .filter((rule) => !oldSelector.test(textOf(rule)))
    .map((rule) => {
      const text = textOf(rule).replace(oldDeclaration, '');
      return Array.isArray(rule) ? [text, ...rule.slice(1)] : text;
    });

const inBuckets = (rules, change) =>
  Array.isArray(rules)
    ? change(rules)
    : Object.fromEntries(Object.entries(rules).map(([bucket, list]) => [bucket, change(list)]));

const listed = (rules) => (Array.isArray(rules) ? rules : Object.values(rules).flat());

/** What `__resetStyles` is given, its rules once where they read the same from left to right and from right to left. */
const inOneDirection = ([left, right, rules]) => {
  if (right === null) return [left, right, rules];
  const isRight = (rule) => textOf(rule).includes(right);
  const kept = inBuckets(rules, (list) => list.filter((rule) => !isRight(rule)));
  const mirrored = inBuckets(rules, (list) => list.filter(isRight));
  const nameless = (some, name) => listed(some).map((rule) => textOf(rule).replaceAll(name, ''));
  const isSame = nameless(kept, left).join('\n') === nameless(mirrored, right).join('\n');
  return isSame ? [left, null, kept] : [left, right, rules];
};

/**
 * What Griffel's `__styles` or `__resetStyles` is given, without what no browser needs that runs the engine's scripts, and
 * without a second direction that reads like the first.
 * @param {'__styles' | '__resetStyles'} kind
 * @param {readonly unknown[]} given
 */
export const plainRules = (kind, given) => {
  if (kind === '__resetStyles') {
    const [left, right, rules] = inOneDirection(given);
    return [left, right, inBuckets(rules, withoutOldNames)];
  }
  const [slots, rules] = given;
  return [slots, inBuckets(rules, withoutOldNames)];
};
