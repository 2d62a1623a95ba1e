import { ReadyPanel, type ReadyPanelProps } from './ReadyPanel.tsx';
import { type MissingOptions, useMissingItems } from './useMissingItems.ts';

/** Props of {@link FilmReady}. */
export interface FilmReadyProps extends MissingOptions, Omit<ReadyPanelProps, 'items'> {}

/** The list of what the submission of a film or an episode still lacks, as it is typed. */
export function FilmReady({ isAbove = false, refusals, ...options }: FilmReadyProps) {
  const items = useMissingItems(options);
  return items ? <ReadyPanel items={items} isAbove={isAbove} refusals={refusals} /> : null;
}
