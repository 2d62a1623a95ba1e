import type { Option } from '@reelform/engine';

/** Options brought together by heading, in the order in which headings come up; what has none keeps its place. */
export const inGroups = (options: readonly Option[]): readonly Option[] => {
  if (!options.some(({ group }) => group !== undefined)) return options;
  const groups: Option[][] = [];
  const byHeading = new Map<string, Option[]>();
  for (const option of options) {
    const last = groups.at(-1);
    const known = option.group === undefined ? last : byHeading.get(option.group);
    if (known && known[0]?.group === option.group) {
      known.push(option);
      continue;
    }
    const made = [option];
    groups.push(made);
    if (option.group !== undefined) byHeading.set(option.group, made);
  }
  return groups.flat();
};
