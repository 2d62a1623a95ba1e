import { useCallback, useState } from 'react';
import { isLinkOver } from '../../api/isLinkOver.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { BrandMark } from '../../components/BrandMark.tsx';
import { Banner } from '../../components/banner/Banner.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { ProviderFrame } from '../../components/ProviderFrame.tsx';
import { PublicFrame } from '../../components/PublicFrame.tsx';
import { RouteLink } from '../../components/RouteLink.tsx';
import { TryAgain } from '../../components/TryAgain.tsx';
import { useFrameForms } from '../../components/useFrameForms.ts';
import { Waiting } from '../../components/Waiting.tsx';
import { useParameter } from '../../navigation/useParameter.ts';
import { usePortal, useText } from '../../portal/PortalContext.ts';
import { paths } from '../../routes.ts';
import { useContractPageStyles } from './ContractPage.styles.ts';
import { useWholePrint } from './useWholePrint.ts';

/** A contract in its provider's page, opened by the link's secret and without a session. */
export function ContractPage() {
  const { api, text } = usePortal();
  const styles = useContractPageStyles();
  const token = useParameter(paths.contract, 'token');
  const look = useCallback(
    (signal: AbortSignal) => api.call('GET /filmmaker-films/contract/:token/view', { params: { token }, signal }),
    [api, token],
  );
  const answer = useAnswer(look);

  if (answer.state === 'answered')
    return (
      <div className={styles.root}>
        <header className={styles.bar}>
          <BrandMark />
          <PageTitle title={text('contract.title')} className={styles.title} />
        </header>
        <main className={styles.content}>
          <ContractFrame src={answer.reply.contractEmbedUrl} onLost={() => answer.revoke(undefined)} onRetry={answer.retry} />
        </main>
      </div>
    );
  if (answer.state === 'asking')
    return (
      <PublicFrame title={text('contract.title')}>
        <Waiting label={text('contract.loading')} />
      </PublicFrame>
    );
  const isOver = isLinkOver(answer.error);
  const message = text('contract.failed');
  return (
    <PublicFrame
      title={text('contract.failedTitle')}
      intro={isOver ? text('contract.over') : undefined}
      foot={
        <span>
          <RouteLink to={paths.home}>{text('contract.home')}</RouteLink>
        </span>
      }
    >
      {isOver ? <Banner intent="error" message={message} /> : <TryAgain message={message} onRetry={answer.retry} />}
    </PublicFrame>
  );
}

interface ContractFrameProps {
  readonly src: string;
  /** A page in the frame could not be reached. */
  readonly onLost: () => void;
  /** Asks for another address of the page. */
  readonly onRetry: () => void;
}

function ContractFrame({ src, onLost, onRetry }: ContractFrameProps) {
  const text = useText();
  const frame = useWholePrint();
  const [isUnsent, setUnsent] = useState(false);
  const isSending = useFrameForms(frame, setUnsent);
  return (
    <>
      <Banner intent="error" message={isUnsent ? text('error.network') : undefined} />
      <ProviderFrame
        frame={frame}
        src={src}
        title={text('contract.frame')}
        className={useContractPageStyles().frame}
        loading={text('contract.loading')}
        isSending={isSending}
        onLost={onLost}
        onRetry={onRetry}
      />
    </>
  );
}
