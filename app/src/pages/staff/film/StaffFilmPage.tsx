import { FilmStatus, filmActionsAt, filmDecisions } from '@reelform/schemas/api';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../../api/ApiError.ts';
import { gmtDatesIn } from '../../../components/gmtDate.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RouteLink } from '../../../components/RouteLink.tsx';
import { useDocumentTitle } from '../../../components/useDocumentTitle.ts';
import { useListBehind } from '../../../navigation/useListBehind.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { paths } from '../../../routes.ts';
import { type AddedToForm, addedToAssetForms, useAddedFacts } from '../../film/addedFacts.ts';
import { Facts } from '../../film/Facts.tsx';
import { useFilmPageStyles } from '../../film/FilmPage.styles.ts';
import { FilmSkeleton } from '../../film/FilmSkeleton.tsx';
import { FilmStatusBadge } from '../../film/FilmStatusBadge.tsx';
import { DecisionHistory } from '../decisions/DecisionHistory.tsx';
import { Decisions } from '../decisions/Decisions.tsx';
import { ContractState } from './ContractState.tsx';
import { countryNamesIn } from './countryNamesIn.ts';
import { FilmmakerFacts } from './FilmmakerFacts.tsx';
import { StaffAssets } from './StaffAssets.tsx';
import { StaffBts } from './StaffBts.tsx';
import { StaffDetails } from './StaffDetails.tsx';
import { useStaffFilmStyles } from './StaffFilmPage.styles.ts';
import { StaffPromotion } from './StaffPromotion.tsx';
import { type StaffFilm, useStaffFilm } from './staffFilm.ts';

const useFilmFacts = ({ shortDescription, geoRestriction, releaseDate, requestedReleaseDate, remarks }: StaffFilm['film']) => {
  const { text, language } = usePortal();
  const none = text('films.remarks.none');
  const moment = (seconds: number | null) => (seconds === null ? none : gmtDatesIn(language).moment(seconds));
  const countries = geoRestriction?.countries.map(countryNamesIn(language)).join(', ') ?? '';
  return [
    [text('film.view.shortDescription'), shortDescription ?? none],
    [
      text('film.page.availability'),
      geoRestriction
        ? text(`film.page.availability.${geoRestriction.type}`, { countries })
        : text('film.page.availability.none'),
    ],
    [text('film.page.release'), moment(releaseDate)],
    [text('film.page.requested'), moment(requestedReleaseDate)],
    [text('film.page.remarks'), remarks?.trim() || none],
  ] as const;
};

/** What was done already, as it is called when it is done once more. */
const useRepeated = ({ film, contract }: StaffFilm) => {
  const { text } = usePortal();
  if (contract?.state === 'sent') return { action: 'sendContract', name: text('staff.action.sendAgain') } as const;
  if (film.status === FilmStatus.active) return { action: 'activate', name: text('staff.action.activateAgain') } as const;
  return undefined;
};

function Film({ data }: { readonly data: StaffFilm }) {
  const { api, text } = usePortal();
  const styles = useFilmPageStyles();
  const desk = useStaffFilmStyles();
  const { film, filmmaker, assets, promotion, btsDocuments, history, contract } = data;
  const { id, status, version } = film;
  const facts = useFilmFacts(film);
  const added = useAddedFacts([
    { form: 'film-submission', added: film.added?.['film-submission'] },
    { form: 'availability', added: film.added?.['availability'] },
    { form: 'release-date', added: film.added?.['release-date'] },
    ...film.chapters.map(
      (chapter, index): AddedToForm => ({ form: 'film-submission', added: chapter.added, row: ['chapters', index] }),
    ),
    ...addedToAssetForms(film),
  ]);
  const repeated = useRepeated(data);
  useDocumentTitle(`${film.title} · ${text('staff.film.title')}`);
  const wished = film.releaseDate ?? film.requestedReleaseDate;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{film.title}</h2>
        <div className={styles.line}>
          <FilmStatusBadge film={film} />
          {film.type !== null && <span className={styles.type}>{text(`film.type.${film.type}`)}</span>}
        </div>
        <Decisions
          actions={filmActionsAt(status)}
          decisions={filmDecisions}
          record={String(id)}
          version={version}
          again={repeated}
          dataOf={(action) =>
            action === 'activate' && wished !== null ? { releaseDate: new Date(wished * 1000).toISOString() } : {}
          }
          onDecide={(decided, entries) =>
            api.call('POST /staff/films/:id/decide', { params: { id }, body: { ...decided, ...entries } })
          }
        />
      </header>
      <Facts title={text('staff.assets')}>
        <StaffAssets film={film} assets={assets} />
      </Facts>
      <Facts title={text('staff.details')}>
        <StaffDetails film={film} />
      </Facts>
      <div className={desk.columns}>
        <div className={styles.root}>
          <Facts title={text('film.page.about')} facts={[...facts, ...added]} />
          <FilmmakerFacts filmId={film.id} filmmaker={filmmaker} />
          <ContractState filmId={film.id} contract={contract} />
          <StaffPromotion promotion={promotion} />
          <StaffBts btsDocuments={btsDocuments} />
        </div>
        <Facts title={text('staff.history')}>
          <DecisionHistory history={history} />
        </Facts>
      </div>
    </>
  );
}

/** A film at the staff desk: what it is, what was uploaded, what may be decided and what was. */
export function StaffFilmPage() {
  const { text } = usePortal();
  const styles = useFilmPageStyles();
  const id = Number(useParams()['id']);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data, error, isPending, refetch } = useStaffFilm(isNumber ? id : undefined);
  const isNowhere = !isNumber || isMissing(error);
  return (
    <div className={styles.root}>
      <RouteLink to={useListBehind(paths.staff)}>{text('staff.back')}</RouteLink>
      {isNowhere && <LoadFailure message={text('error.notFound')} />}
      {error && !isNowhere && !data && <LoadFailure message={text('film.loadFailed')} onRetry={() => void refetch()} />}
      {isPending && isNumber && <FilmSkeleton />}
      {data && <Film data={data} />}
    </div>
  );
}
