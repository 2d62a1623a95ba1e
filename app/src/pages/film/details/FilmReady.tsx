import { ReadyPanel } from './ReadyPanel.tsx';
import { type MissingOptions, useMissingItems } from './useMissingItems.ts';

/** The list of what the submission of a film or an episode still lacks, as it is typed. */
export function FilmReady({ isAbove = false, ...options }: MissingOptions & { readonly isAbove?: boolean }) {
  const items = useMissingItems(options);
  return items ? <ReadyPanel items={items} isAbove={isAbove} /> : null;
}
