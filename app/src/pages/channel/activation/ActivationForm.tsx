import type { FormHandle, Submission, SubmitOutcome, UploadService } from '@reelform/engine';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../api/ApiError.ts';
import { Banner } from '../../../components/banner/Banner.tsx';
import { useBanner } from '../../../components/banner/useBanner.ts';
import { LeaveQuestion } from '../../../components/LeaveQuestion.tsx';
import { PortalForm } from '../../../components/PortalForm.tsx';
import type { LoadedForm } from '../../../portal/forms.ts';
import { questionOf } from '../../../portal/leaveCost.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { payloadOf } from '../../../portal/payloadOf.ts';
import { useUploads } from '../../../uploads/UploadsContext.ts';
import { uploadImage } from '../../../uploads/uploadImage.ts';
import { type Channel, refreshChannel } from '../useChannel.ts';
import { createNumberSource, getChannelNumbers, getFreeNumbers, type NumberFacts } from './channelNumbers.ts';

/** Props of {@link ActivationForm}. */
export interface ActivationFormProps {
  readonly loaded: LoadedForm;
  /** The channel that was rejected; `null`: it is the first request. */
  readonly channel: Channel | null;
  /** Numbers of others. */
  readonly taken: readonly number[];
}

/** Where banners go in the store (specification, section 7.2). */
const bannerFolder = 'channels/images';

const dataOf = ({ number, name, headline, bannerImage, added }: Channel) => ({
  ...added,
  number,
  name,
  ...(headline !== null && { headline }),
  bannerImage,
});

/** The form that asks for a channel. Once it is sent the screen shows how the channel stands. */
export function ActivationForm({ loaded, channel, taken }: ActivationFormProps) {
  const { api, config, text } = usePortal();
  const queries = useQueryClient();
  const boards = useUploads();
  const [failure, showFailure] = useBanner();
  const banner = useRef<HTMLDivElement>(null);
  const handle = useRef<FormHandle>(null);
  const numbers = useMemo(() => getChannelNumbers(loaded.form), [loaded.form]);
  const sources = useMemo(() => ({ 'channel-numbers': createNumberSource(numbers) }), [numbers]);
  const context = useMemo((): NumberFacts => ({ taken }), [taken]);
  const [data] = useState(() => {
    const [first] = getFreeNumbers(numbers, { taken });
    return channel ? dataOf(channel) : first === undefined ? {} : { number: first };
  });
  const stored = useRef(channel);
  useEffect(() => {
    stored.current = channel;
  });
  const services = useMemo(() => {
    const uploads: UploadService = {
      upload: async (request) => {
        const options = {
          unreachable: text('error.network'),
          unreadable: text('uploads.unreadable'),
          stallMs: config.uploads.stallSeconds * 1000,
          // Where the board cannot be fetched the server gives it up by itself in the end.
          onGivenUp: (key: string) =>
            void boards.load().then(
              (board) => board.withdraw(bannerFolder, key),
              () => undefined,
            ),
        };
        return { value: await uploadImage(api, bannerFolder, request, options) };
      },
      previewUrl: async (value) => (value === stored.current?.bannerImage ? stored.current.bannerImageUrl : undefined),
    };
    return { uploads };
  }, [api, boards, config, text]);
  useEffect(() => {
    if (failure !== undefined) banner.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);

  const submit = async (submission: Submission): Promise<SubmitOutcome> => {
    const body = payloadOf('channel', submission);
    try {
      if (channel) await api.call('POST /filmmaker/channel/:id/update', { params: { id: channel.id }, body });
      else await api.call('POST /filmmaker/channel/create', { body });
    } catch (error) {
      showFailure(messageOf(error, text('error.generic')));
      // A number may be taken by now, and the channel decided about or asked for: by a call whose answer was lost.
      void refreshChannel(queries);
      return { ok: false, errors: error instanceof ApiError ? error.errors : [] };
    }
    await refreshChannel(queries);
    return { ok: true };
  };

  return (
    <div>
      <div ref={banner}>
        <Banner intent="error" message={failure} />
      </div>
      <PortalForm
        ref={handle}
        name="channel"
        loaded={loaded}
        record={channel?.id}
        initialData={data}
        context={context}
        services={services}
        sources={sources}
        onSubmit={submit}
      />
      <LeaveQuestion question={() => questionOf(handle.current)} />
    </div>
  );
}
