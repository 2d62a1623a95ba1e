import { Button, mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useEffect } from 'react';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { usePortal } from '../../portal/PortalContext.ts';
import { useTermsStyles } from './TermsPage.styles.ts';
import { TermsText } from './TermsText.tsx';
import { type Terms, useTerms } from './useTerms.ts';

/** The terms and conditions. */
export function TermsPage() {
  const { text } = usePortal();
  const styles = useTermsStyles();
  const { data, isError, isPending, refetch } = useTerms();
  if (isError) return <LoadFailure message={text('terms.loadFailed')} onRetry={() => void refetch()} />;
  if (!isPending) return <Article terms={data} />;
  return (
    <div className={styles.root}>
      <Skeleton aria-label={text('terms.loading')} className={mergeClasses(styles.paper, styles.outline)}>
        <SkeletonItem size={32} style={{ width: '60%' }} />
        <SkeletonItem size={96} />
        <SkeletonItem size={128} />
      </Skeleton>
    </div>
  );
}

function Article({ terms: { updated, lead, sections } }: { readonly terms: Terms }) {
  const { language, text } = usePortal();
  const styles = useTermsStyles();
  // The section that the address names was not there yet when the browser looked for it.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(updated));
  return (
    <div className={styles.root}>
      <nav aria-labelledby="terms-contents" className={styles.contents}>
        <h2 id="terms-contents" className={styles.contentsTitle}>
          {text('terms.contents')}
        </h2>
        <ol className={styles.contentsList}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.paper}>
        <div className={styles.head}>
          <p className={styles.updated}>
            <time dateTime={updated}>{text('terms.updated', { date })}</time>
          </p>
          <Button className={styles.print} onClick={() => window.print()}>
            {text('terms.print')}
          </Button>
        </div>
        <p className={styles.lead}>{lead}</p>
        {sections.map(({ id, title, text: parts }, index) => (
          <section key={id} aria-labelledby={id} className={styles.section}>
            <h2 id={id} tabIndex={-1} className={styles.heading}>
              {index + 1}. {title}
            </h2>
            <TermsText parts={parts} />
          </section>
        ))}
      </article>
    </div>
  );
}
