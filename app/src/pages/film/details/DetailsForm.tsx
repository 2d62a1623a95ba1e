import { useMemo } from 'react';
import { Comparison } from '../../../components/dialog/conflict/Comparison.tsx';
import { PortalForm } from '../../../components/PortalForm.tsx';
import type { LoadedForm } from '../../../portal/forms.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { type DetailsSubject, getDetailsContext } from './detailsData.ts';
import { footerTheme } from './FormFooter.tsx';
import { createDetailsSources } from './labelSource.ts';
import type { DetailsEditing } from './useDetailsEditing.ts';

/** Props of {@link DetailsForm}. */
export interface DetailsFormProps extends DetailsSubject {
  readonly loaded: LoadedForm;
  /** The episode has only its place: until it is saved, its entries are those of any new one. @default false */
  readonly isAdded?: boolean;
  readonly editing: DetailsEditing;
  /** A button without a save: 'copy', 'back', 'close'. */
  readonly onAction: (name: string) => void;
  readonly onDirtyChange?: (isDirty: boolean) => void;
}

/** The form of a film's details, and of an episode's; its buttons stand in the footer around it. */
export function DetailsForm({ film, episode, loaded, isAdded = false, editing, ...events }: DetailsFormProps) {
  const { api } = usePortal();
  const { handle, data, entries, save, conflict, compare } = editing;
  const sources = useMemo(() => createDetailsSources(api), [api]);
  const context = useMemo(() => getDetailsContext({ film, ...(episode && { episode }) }), [film, episode]);
  return (
    <>
      <PortalForm
        {...events}
        ref={handle}
        name="film-details"
        record={episode ? `${film?.id}/${isAdded ? 'new' : episode.chapterId}` : film?.id}
        loaded={loaded}
        theme={footerTheme}
        idPrefix={episode ? 'episode' : 'details'}
        initialData={data}
        context={context}
        sources={sources}
        onChange={entries.set}
        onSubmit={save}
        onStaleDraft={compare}
      />
      <Comparison loaded={loaded} conflict={conflict} outcome={conflict?.outcome} />
    </>
  );
}
