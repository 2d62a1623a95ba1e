/** The value below which `share` of the numbers lie; `undefined` without numbers. */
export const quantile = (numbers, share) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

/** The middle one; `undefined` without numbers. */
export const median = (numbers) => quantile(numbers, 0.5);

/** Sums up the rounds of one contender on one workload: medians, and p50 and p95 of all key → frame times. */
export const summarise = (rounds) => {
  const names = [...new Set(rounds.flatMap(({ figures }) => Object.keys(figures)))];
  const summary = {};
  for (const name of names) {
    const values = rounds.flatMap(({ figures }) => figures[name] ?? []);
    if (name.endsWith('key to frame')) {
      summary[`${name} p50`] = quantile(values, 0.5);
      summary[`${name} p95`] = quantile(values, 0.95);
    } else summary[name] = median(values);
  }
  return summary;
};
