import { Suspense } from 'react';
import { createPortalPart } from '../../components/createPortalPart.tsx';
import type { Film } from '../films/dialog/film.ts';
import type { FilmAction } from './filmActions.ts';

const dialogs = {
  assets: createPortalPart(async () => (await import('./dialogs/ManageAssetsDialog.tsx')).ManageAssetsDialog),
  subtitles: createPortalPart(async () => (await import('./dialogs/SubtitlesDialog.tsx')).SubtitlesDialog),
  availability: createPortalPart(async () => (await import('./dialogs/AvailabilityDialog.tsx')).AvailabilityDialog),
  release: createPortalPart(async () => (await import('./dialogs/ReleaseDateDialog.tsx')).ReleaseDateDialog),
  bts: createPortalPart(async () => (await import('./bts/BtsDialog.tsx')).BtsDialog),
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
