import { Button, Spinner } from '@fluentui/react-components';
import { type RefObject, useEffect, useState } from 'react';
import { useText } from '../portal/PortalContext.ts';
import { isLostFrame } from './isLostFrame.ts';
import { useProviderFrameStyles } from './ProviderFrame.styles.ts';

/** Props of {@link ProviderFrame}. */
export interface ProviderFrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly src: string;
  readonly title: string;
  readonly className: string;
  /** Said over the frame until its page has come. */
  readonly loading: string;
  /** Whether a form of its page is on its way, which is said to those who do not see its button. */
  readonly isSending: boolean;
  /** A page in the frame could not be reached. */
  readonly onLost: () => void;
  /** Asks for another address of the page, which has not come for a while. */
  readonly onRetry: () => void;
}

/** Time after which a page that has not come is offered to be asked for anew, in ms. */
const longestWait = 10_000;

/**
 * A frame with a page of a provider, in a place that is positioned. Until the page has come it is said that it is on its way.
 * To be keyed by its address.
 */
export function ProviderFrame({ frame, src, title, className, loading, isSending, onLost, onRetry }: ProviderFrameProps) {
  const text = useText();
  const styles = useProviderFrameStyles();
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      {!isLoaded && <FrameWait loading={loading} onRetry={onRetry} />}
      <span role="status" className={styles.sending}>
        {isSending && text('app.sending')}
      </span>
      <iframe
        ref={frame}
        src={src}
        title={title}
        className={className}
        onLoad={({ currentTarget }) => {
          setLoaded(true);
          if (isLostFrame(currentTarget)) onLost();
        }}
      />
    </>
  );
}

function FrameWait({ loading, onRetry }: Pick<ProviderFrameProps, 'loading' | 'onRetry'>) {
  const text = useText();
  const styles = useProviderFrameStyles();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.wait}>
      <Spinner label={isSlow ? text('app.slow') : loading} />
      {isSlow && <Button onClick={onRetry}>{text('app.retry')}</Button>}
    </div>
  );
}
