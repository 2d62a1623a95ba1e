import { useMemo } from 'react';
import { FormDialog } from '../../../components/dialog/FormDialog.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import { useAssetForm } from '../assets/useAssetForm.ts';
import type { FilmDialogProps } from '../FilmDialogs.tsx';

/** The subtitle files of a film, its trailer and its episodes; each is registered as soon as it is stored. */
export function SubtitlesDialog({ film, onClose }: FilmDialogProps) {
  const text = useText();
  const { handle, data, failed, retry, context, uploads, save, onChange, cost } = useAssetForm({
    film,
    form: 'subtitles',
    onSaved: onClose,
  });
  const services = useMemo(() => ({ uploads }), [uploads]);
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
      cost={cost}
      onChange={onChange}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
