import { Button, Spinner } from '@fluentui/react-components';
import type { CallTypes } from '@reelform/schemas/api';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import { hasFrameEntries } from '../../components/frameEntries.ts';
import { isLostFrame } from '../../components/isLostFrame.ts';
import { LeaveQuestion } from '../../components/LeaveQuestion.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
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

/** Time after which a page that has not come is offered to be asked for anew, in ms. */
const longestWait = 10_000;

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
  const [lost, setLost] = useState<string>();
  const fetchUrl = useCallback(
    async (signal?: AbortSignal) =>
      (await api.call('GET /filmmakers/get-iframe-url', { query: { type: kind }, ...(signal && { signal }) })).data.url,
    [api, kind],
  );
  const {
    data: url,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['payment-frame', kind, language],
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
  if (url && url === lost) return <LoadFailure message={text('error.network')} onRetry={() => void refetch()} />;
  if (url)
    return (
      <WholeFrame
        key={url}
        src={url}
        title={text(`payment.frame.${kind}`)}
        renew={renew}
        onLost={() => setLost(url)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className={styles.framePlace}>
      {isError ? (
        <Button onClick={() => void refetch()}>{text('app.retry')}</Button>
      ) : (
        <Spinner label={text('payment.frame.loading')} />
      )}
    </div>
  );
}

interface WholeFrameProps {
  readonly src: string;
  readonly title: string;
  readonly renew: () => Promise<string | undefined>;
  readonly onLost: () => void;
  /** Asks for another address of the page. */
  readonly onRetry: () => void;
}

function WholeFrame({ src, title, renew, onLost, onRetry }: WholeFrameProps) {
  const frame = useWholeFrame();
  const toast = useToast();
  const text = useText();
  const styles = usePaymentStyles();
  const [isLoaded, setLoaded] = useState(false);
  const tell = useCallback((isLost: boolean) => (isLost ? toast.error(text('error.network')) : toast.again()), [toast, text]);
  useFrameForms(frame, tell, renew);
  useFrameGuard(frame);
  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    setLoaded(true);
    if (isLostFrame(currentTarget)) onLost();
  };
  return (
    <div className={styles.frameSide}>
      {!isLoaded && <FrameWait onRetry={onRetry} />}
      <iframe ref={frame} src={src} title={title} className={styles.frame} onLoad={follow} />
      <LeaveQuestion isCostly={() => hasFrameEntries(frame.current)} leads={leadsAway} question="payment.frame.leave" />
    </div>
  );
}

/** Above a page that has not come yet: that it is on its way, and after a while that it may be asked for anew. */
function FrameWait({ onRetry }: Pick<WholeFrameProps, 'onRetry'>) {
  const text = useText();
  const styles = usePaymentStyles();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.frameWait}>
      <Spinner label={text(isSlow ? 'payment.frame.slow' : 'payment.frame.loading')} />
      {isSlow && <Button onClick={onRetry}>{text('app.retry')}</Button>}
    </div>
  );
}
