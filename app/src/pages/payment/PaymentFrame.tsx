import { Button, Spinner } from '@fluentui/react-components';
import type { CallTypes } from '@reelform/schemas/api';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { hasFrameEntries } from '../../components/frameEntries.ts';
import { LeaveQuestion } from '../../components/LeaveQuestion.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { ProviderFrame } from '../../components/ProviderFrame.tsx';
import { useToast } from '../../components/toast/useToast.ts';
import { useFrameForms } from '../../components/useFrameForms.ts';
import type { Way } from '../../navigation/LeaveGuardsContext.ts';
import { usePortal, useText } from '../../portal/PortalContext.ts';
import { usePaymentStyles } from './PaymentPage.styles.ts';
import { readTab } from './paymentTabs.ts';
import { useFrameGuard } from './useFrameGuard.ts';
import { useWholeFrame } from './useWholeFrame.ts';

/** Props of {@link PaymentFrame}. */
export interface PaymentFrameProps {
  /** Which of the provider's pages is shown. */
  readonly kind: CallTypes<'GET /filmmakers/get-iframe-url'>['query']['type'];
}

const tabAt = ({ search }: Way['nextLocation']) => readTab(new URLSearchParams(search).get('activetab'));

const leadsAway = ({ currentLocation: from, nextLocation: to }: Way) =>
  from.pathname !== to.pathname || tabAt(from) !== tabAt(to);

/**
 * A page of the payment provider. When its address cannot be fetched nothing is said, but it can be tried again; when a page
 * in it could not be reached, which may be the answer to what was entered, that is said.
 */
export function PaymentFrame({ kind }: PaymentFrameProps) {
  const { api, language, text } = usePortal();
  const styles = usePaymentStyles();
  const [shown, setShown] = useState(language);
  const [lost, setLost] = useState<number>();
  const fetchUrl = useCallback(
    async (signal?: AbortSignal) =>
      (await api.call('GET /filmmakers/get-iframe-url', { query: { type: kind }, ...(signal && { signal }) })).data.url,
    [api, kind],
  );
  const {
    data: url,
    // The view of the page: the provider may give the same address again.
    dataUpdatedAt: view,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['payment-frame', kind, shown],
    queryFn: ({ signal }) => fetchUrl(signal),
    // An address is for one view, and a new one would throw away what is typed in the page.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  // An address is good for some hours: what is typed in a page that was open for longer is sent to a new one.
  const renew = useCallback(() => fetchUrl().catch(() => undefined), [fetchUrl]);
  if (url && view === lost) return <LoadFailure message={text('error.network')} onRetry={() => void refetch()} />;
  if (url)
    return (
      <WholeFrame
        key={view}
        src={url}
        title={text(`payment.frame.${kind}`)}
        renew={renew}
        isOutdated={shown !== language}
        onOutdated={() => setShown(language)}
        onLost={() => setLost(view)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className={styles.framePlace}>
      {isError ? <Button onClick={() => void refetch()}>{text('app.retry')}</Button> : <Spinner label={text('app.loading')} />}
    </div>
  );
}

interface WholeFrameProps {
  readonly src: string;
  readonly title: string;
  readonly renew: () => Promise<string | undefined>;
  /** Another language than that of the page is chosen. */
  readonly isOutdated: boolean;
  /** Asks for the page in that language. */
  readonly onOutdated: () => void;
  readonly onLost: () => void;
  /** Asks for another address of the page. */
  readonly onRetry: () => void;
}

function WholeFrame({ src, title, renew, isOutdated, onOutdated, onLost, onRetry }: WholeFrameProps) {
  const frame = useWholeFrame();
  const toast = useToast();
  const text = useText();
  const styles = usePaymentStyles();
  const tell = useCallback((isLost: boolean) => (isLost ? toast.error(text('error.network')) : toast.again()), [toast, text]);
  const isSending = useFrameForms(frame, tell, renew);
  useFrameGuard(frame);
  // Another language is worth a new page, but not what is typed in this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a language is chosen, not when what is typed is deleted
  useEffect(() => {
    if (isOutdated && !hasFrameEntries(frame.current)) onOutdated();
  }, [isOutdated]);
  return (
    <div className={styles.frameSide}>
      <ProviderFrame
        frame={frame}
        src={src}
        title={title}
        className={styles.frame}
        loading={text('app.loading')}
        isSending={isSending}
        onLost={onLost}
        onRetry={onRetry}
      />
      <LeaveQuestion question={() => (hasFrameEntries(frame.current) ? 'payment.frame.leave' : undefined)} leads={leadsAway} />
    </div>
  );
}
