/** A tag's language and script as most people write it: `zh-TW` is `zh-Hant`. `undefined` for what is no language tag. */
const written = (tag: string): string | undefined => {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
};

/**
 * The language to show: of those at hand the best one for the first wish that has any. `de-AT` takes `de-AT`, else `de`,
 * else any other German; a wish for another script than what is at hand has none.
 *
 * @param wanted language tags (BCP 47), the dearest first; what is no tag is passed over
 * @param available language tags
 * @returns one of `available`, as it is spelled there; `undefined` when none will do
 */
export const matchLocale = (wanted: readonly string[], available: readonly string[]): string | undefined => {
  for (const tag of wanted) {
    const wish = written(tag);
    const likely = wish === undefined ? [] : available.filter((one) => written(one) === wish);
    const within = likely.filter((one) => `${tag}-`.toLowerCase().startsWith(`${one}-`.toLowerCase()));
    const best = within.sort((one, other) => other.length - one.length)[0] ?? likely[0];
    if (best !== undefined) return best;
  }
  return undefined;
};
