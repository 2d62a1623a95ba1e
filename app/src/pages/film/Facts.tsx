import { Fragment, type ReactNode, useId } from 'react';
import { useFilmPageStyles } from './FilmPage.styles.ts';

/** Props of {@link Facts}. */
export interface FactsProps {
  readonly title: string;
  /** Terms and what they say. @default none */
  readonly facts?: readonly (readonly [string, string])[];
  /** Level of the heading. @default 'h3' */
  readonly as?: 'h2' | 'h3';
  readonly children?: ReactNode;
}

/** A part of a film's page under a heading of its own. */
export function Facts({ title, facts = [], as: Heading = 'h3', children }: FactsProps) {
  const styles = useFilmPageStyles();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Heading id={headingId} className={styles.subtitle}>
        {title}
      </Heading>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([term, fact], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two forms may ask for something by one name
            <Fragment key={index}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.fact}>{fact}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
