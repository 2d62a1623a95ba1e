import { Button, Input, Spinner } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { useCopy } from '../../components/toast/useCopy.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import type { FilmRow } from '../films/row/filmRow.ts';
import { describeClicks } from './describeClicks.ts';
import { usePromotionsStyles } from './Promotions.styles.ts';
import { promoLinkOf } from './promoLinkOf.ts';

/** The address that promotes a film, to be copied, and how often it was followed. The first look makes it. */
export function PromoLink({ row }: { readonly row: FilmRow }) {
  const { api, config, text } = usePortal();
  const copy = useCopy();
  const styles = usePromotionsStyles();
  const headingId = useId();
  const { id: programId, filmmakerId, affiliateCode, userClicks } = row;
  const { data, error, refetch } = useQuery({
    queryKey: ['shortlink', programId],
    queryFn: async () => {
      const body = { filmmakerId, programId, affiliateCode };
      const { shortlink } = await api.call('POST /filmmakers/films/shortlink/create', { body });
      return promoLinkOf(config.shortLinkUrl || window.location.origin, shortlink);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const words = { copied: text('promotions.copied'), failed: text('promotions.copyFailed') };
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 id={headingId} className={styles.heading}>
        {text('promotions.link')}
      </h3>
      {error && <LoadFailure message={messageOf(error, text('promotions.linkFailed'))} onRetry={() => void refetch()} />}
      {!error && (
        <>
          <p className={styles.hint}>{text('promotions.linkHint')}</p>
          <div className={styles.line}>
            {data === undefined ? (
              <Spinner className={styles.link} size="tiny" labelPosition="after" label={text('promotions.linkLoading')} />
            ) : (
              <Input
                readOnly
                className={styles.link}
                aria-labelledby={headingId}
                value={data}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
            <Button disabled={data === undefined} onClick={() => data !== undefined && void copy(data, words)}>
              {text('promotions.copy')}
            </Button>
          </div>
        </>
      )}
      <p className={styles.hint}>{userClicks === 0 ? text('promotions.clicksNone') : describeClicks(userClicks, text)}</p>
    </section>
  );
}
