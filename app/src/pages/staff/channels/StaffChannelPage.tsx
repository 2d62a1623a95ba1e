import { mergeClasses } from '@fluentui/react-components';
import { type CallTypes, channelActionsAt, channelDecisions } from '@reelform/schemas/api';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../../api/ApiError.ts';
import { gmtDatesIn } from '../../../components/gmtDate.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RouteLink } from '../../../components/RouteLink.tsx';
import { useDocumentTitle } from '../../../components/useDocumentTitle.ts';
import { useListBehind } from '../../../navigation/useListBehind.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { paths } from '../../../routes.ts';
import { useAddedFacts } from '../../film/addedFacts.ts';
import { Facts } from '../../film/Facts.tsx';
import { useFilmPageStyles } from '../../film/FilmPage.styles.ts';
import { FilmSkeleton } from '../../film/FilmSkeleton.tsx';
import { DecisionHistory } from '../decisions/DecisionHistory.tsx';
import { Decisions } from '../decisions/Decisions.tsx';
import { useStaffFilmStyles } from '../film/StaffFilmPage.styles.ts';
import { ChannelStatusBadge } from './ChannelStatusBadge.tsx';

type StaffChannelData = CallTypes<'GET /staff/channels/:id'>['reply']['data'];

function Channel({ data: { channel, history } }: { readonly data: StaffChannelData }) {
  const { api, text, language } = usePortal();
  const styles = useFilmPageStyles();
  const desk = useStaffFilmStyles();
  const { id, name, number, headline, bannerImageUrl, status, modified } = channel;
  const { filmmakerName, filmmakerEmail, videoCount, version } = channel;
  useDocumentTitle(`${name} · ${text('staff.channel.title')}`);
  const added = useAddedFacts([
    { form: 'channel', added: channel.added },
    { form: 'channel-order', added: channel.orderAdded },
  ]);
  const facts = [
    [text('staff.channels.column.number'), String(number)],
    [text('staff.channel.headline'), headline ?? text('films.remarks.none')],
    [text('staff.channels.column.modified'), gmtDatesIn(language).moment(modified)],
    [text('staff.channels.column.videos'), String(videoCount)],
    [text('staff.filmmaker.name'), filmmakerName],
    [text('staff.filmmaker.email'), filmmakerEmail],
    ...added,
  ] as const;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <div className={styles.line}>
          <ChannelStatusBadge status={status} />
        </div>
        <Decisions
          actions={channelActionsAt(status)}
          decisions={channelDecisions}
          record={`channel-${id}`}
          version={version}
          onDecide={(decided, { releaseDate: _none, ...entries }) =>
            api.call('POST /staff/channels/:id/decide', { params: { id }, body: { ...decided, ...entries } })
          }
        />
      </header>
      <div className={desk.columns}>
        <Facts title={text('staff.channel.about')} facts={facts}>
          <img
            src={bannerImageUrl}
            alt={text('staff.channel.banner', { name })}
            className={mergeClasses(styles.poster, desk.banner)}
          />
        </Facts>
        <Facts title={text('staff.history')}>
          <DecisionHistory history={history} />
        </Facts>
      </div>
    </>
  );
}

/** A channel at the staff desk: what was asked for, what may be decided and what was. */
export function StaffChannelPage() {
  const { api, text } = usePortal();
  const styles = useFilmPageStyles();
  const id = Number(useParams()['id']);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['staff', 'channel', id],
    queryFn: async ({ signal }) => (await api.call('GET /staff/channels/:id', { params: { id }, signal })).data,
    enabled: isNumber,
    gcTime: 0,
  });
  const isNowhere = !isNumber || isMissing(error);
  return (
    <div className={styles.root}>
      <RouteLink to={useListBehind(paths.staffChannels)}>{text('staff.channel.back')}</RouteLink>
      {isNowhere && <LoadFailure message={text('error.notFound')} />}
      {error && !isNowhere && !data && (
        <LoadFailure message={text('staff.channels.loadFailed')} onRetry={() => void refetch()} />
      )}
      {isPending && isNumber && <FilmSkeleton label={text('app.loading')} />}
      {data && <Channel data={data} />}
    </div>
  );
}
