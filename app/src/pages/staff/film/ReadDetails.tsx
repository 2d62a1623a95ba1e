import { Spinner } from '@fluentui/react-components';
import type { OptionSource, SubmitOutcome } from '@reelform/engine';
import { useMemo } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RecordForm } from '../../../components/PortalForm.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { useDrawnForm } from '../../../portal/useLoadedForm.ts';
import { type DetailsSubject, getDetails, getDetailsContext } from '../../film/details/detailsData.ts';
import { footerTheme } from '../../film/details/FormFooter.tsx';
import { countryNamesIn } from './countryNamesIn.ts';

/** Nothing is sent: every field is read-only, and buttons are drawn nowhere. */
const keep = async (): Promise<SubmitOutcome> => ({ ok: true });

/** Values that are their own labels. */
const asWritten: OptionSource = {
  search: async () => ({ options: [] }),
  get: async (values) => values.map((value) => ({ value, label: String(value) })),
};

/** The details of a film or an episode as its filmmaker's form shows them, to be read. */
export function ReadDetails(subject: DetailsSubject) {
  const { text, language } = usePortal();
  const { film, episode } = subject;
  const { data: loaded, isError, refetch } = useDrawnForm('film-details');
  const data = useMemo(() => getDetails({ film, ...(episode && { episode }) }), [film, episode]);
  const context = useMemo(() => getDetailsContext({ film, ...(episode && { episode }) }), [film, episode]);
  const sources = useMemo(() => {
    const nameOf = countryNamesIn(language);
    const countries: OptionSource = {
      ...asWritten,
      get: async (values) => values.map((value) => ({ value, label: nameOf(String(value)) })),
    };
    return { genres: asWritten, secondaryGenres: asWritten, tags: asWritten, countries };
  }, [language]);
  if (isError) return <LoadFailure message={text('film.loadFailed')} onRetry={() => void refetch()} />;
  if (!loaded) return <Spinner label={text('app.loading')} />;
  return (
    <RecordForm
      // A film that was changed meanwhile is shown as it is now.
      key={film?.version}
      {...loaded}
      theme={footerTheme}
      idPrefix={episode ? `episode-${episode.chapterId}` : 'details'}
      initialData={data}
      context={context}
      sources={sources}
      readOnly
      onSubmit={keep}
    />
  );
}
