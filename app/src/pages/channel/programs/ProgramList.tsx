import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import type { ListColumn } from '../../../components/list/ListTable.tsx';
import { PagedList } from '../../../components/list/PagedList.tsx';
import { useToast } from '../../../components/toast/useToast.ts';
import { usePortal, useText } from '../../../portal/PortalContext.ts';
import { useAddedFacts } from '../../film/addedFacts.ts';
import { useChannelStyles } from '../ChannelPage.styles.ts';
import { refreshChannel } from '../useChannel.ts';
import { type ChannelVideo, useChannelVideos } from './useChannelVideos.ts';

/** The name of a video, with what was said in fields that only the file of the form has with which it was put in. */
function ProgramTitle({ video: { title, added } }: { readonly video: ChannelVideo }) {
  const text = useText();
  const styles = useChannelStyles();
  const facts = useAddedFacts([{ form: 'channel-videos', added }]);
  return (
    <>
      {title}
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          {text('film.conflict.member', { field: label, value })}
        </div>
      ))}
    </>
  );
}

/** The videos of a channel, page by page; each can be taken out after a question. */
export function ProgramList({ channelId }: { readonly channelId: number }) {
  const { api, text } = usePortal();
  const toast = useToast();
  const queries = useQueryClient();
  const styles = useChannelStyles();
  const comesBackHere = useRestoreFocusTarget();
  const list = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<ChannelVideo>();
  const videos = useChannelVideos(channelId, page);

  const removal = useMutation({
    onMutate: toast.again,
    mutationFn: ({ videoId }: ChannelVideo) =>
      api.call('DELETE /filmmaker/channel/:id/channel-video/:videoId/remove', { params: { id: channelId, videoId } }),
    onSuccess: (_done, { title }) => toast.success(text('channel.removed', { title })),
    onError: (error) => toast.error(messageOf(error, text('error.generic'))),
    onSettled: () => refreshChannel(queries),
  });
  const remove = (video: ChannelVideo) => {
    setAsked(undefined);
    removal.mutate(video);
    // The button that was pressed goes with its row.
    list.current?.focus();
  };
  const columns: readonly ListColumn<ChannelVideo>[] = [
    { label: 'channel.column.title', isWide: true, draw: (video) => <ProgramTitle video={video} /> },
    {
      label: 'channel.column.action',
      isAction: true,
      draw: (video) => (
        <Button
          {...comesBackHere}
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={text('channel.remove', { title: video.title })}
          title={text('channel.remove', { title: video.title })}
          disabledFocusable={removal.isPending && removal.variables.id === video.id}
          onClick={() => setAsked(video)}
        />
      ),
    },
  ];

  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark
    <div ref={list} tabIndex={-1} role="group" aria-label={text('channel.videos')} className={styles.list}>
      <PagedList
        hasEnds
        list={videos}
        label={text('channel.videos')}
        loading={text('films.loading')}
        columns={columns}
        failure={text('channel.loadFailed')}
        empty={{ headline: text('channel.empty'), hint: text('channel.emptyHint') }}
        page={page}
        onPage={setPage}
        onRetry={() => void videos.refetch()}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={text('channel.removeTitle')}
        question={text('channel.removeQuestion')}
        onConfirm={() => asked && remove(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}
