import type { ListLine } from './useChoice.ts';

/** Lines under one heading; `undefined` for those without. */
export interface LineGroup {
  readonly heading: string | undefined;
  readonly lines: readonly ListLine[];
}

/** Lines by the heading of their options, in the order in which headings come up; what has none keeps its place. */
export const grouped = (lines: readonly ListLine[]): readonly LineGroup[] => {
  const groups: { heading: string | undefined; lines: ListLine[] }[] = [];
  for (const line of lines) {
    const heading = line.kind === 'option' ? line.option.group : undefined;
    const known = heading === undefined ? groups.at(-1) : groups.find((group) => group.heading === heading);
    if (known && known.heading === heading) known.lines.push(line);
    else groups.push({ heading, lines: [line] });
  }
  return groups;
};
