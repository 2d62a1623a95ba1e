import { useMemo } from 'react';
import { useText } from '../../../portal/PortalContext.ts';
import { getSubtitleVideos } from '../assets/subtitleVideos.ts';
import { useAssetForm } from '../assets/useAssetForm.ts';
import type { FilmDialogProps } from '../FilmDialogs.tsx';
import { FormDialog } from './FormDialog.tsx';

/** The subtitle files of a film, its trailer and its episodes; each is registered as soon as it is stored. */
export function SubtitlesDialog({ film, place, onClose }: FilmDialogProps) {
  const text = useText();
  const { handle, rows, data, failed, retry, context: facts, uploads, save } = useAssetForm(film, 'subtitles', onClose);
  const services = useMemo(() => ({ uploads }), [uploads]);
  const context = useMemo(() => ({ ...facts, ...getSubtitleVideos(film, rows ?? []) }), [facts, film, rows]);
  return (
    <FormDialog
      title={text('film.subtitles.title')}
      form="subtitles"
      handle={handle}
      data={data}
      failed={failed}
      onRetry={retry}
      context={context}
      services={services}
      cost={() => (uploads.active() > 0 ? 'upload' : 'nothing')}
      onSubmit={save}
      place={place}
      onClose={onClose}
    />
  );
}
