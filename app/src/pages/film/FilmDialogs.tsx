import { lazy, Suspense } from 'react';
import type { Film } from '../films/dialog/film.ts';
import type { FilmAction } from './filmActions.ts';

const dialogs = {
  assets: lazy(() => import('./dialogs/ManageAssetsDialog.tsx').then((module) => ({ default: module.ManageAssetsDialog }))),
  subtitles: lazy(() => import('./dialogs/SubtitlesDialog.tsx').then((module) => ({ default: module.SubtitlesDialog }))),
  availability: lazy(() =>
    import('./dialogs/AvailabilityDialog.tsx').then((module) => ({ default: module.AvailabilityDialog })),
  ),
  release: lazy(() => import('./dialogs/ReleaseDateDialog.tsx').then((module) => ({ default: module.ReleaseDateDialog }))),
  bts: lazy(() => import('./bts/BtsDialog.tsx').then((module) => ({ default: module.BtsDialog }))),
} as const;

/** Props of a dialog of a film's page. */
export interface FilmDialogProps {
  readonly film: Film;
  readonly onClose: () => void;
}

/** Shows one of the dialogs of a film's page; its code is fetched when it is first opened. */
export function FilmDialogs({ open, ...props }: FilmDialogProps & { readonly open: FilmAction }) {
  const Dialog = dialogs[open];
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
