import type { ReactNode } from 'react';
import { useId } from 'react';
import { useFilmPageStyles } from '../../film/FilmPage.styles.ts';

/** Props of {@link Facts}. */
export interface FactsProps {
  readonly title: string;
  /** Terms and what they say. @default none */
  readonly facts?: readonly (readonly [string, string])[];
  readonly children?: ReactNode;
}

/** A part of a film's page under a heading of its own. */
export function Facts({ title, facts = [], children }: FactsProps) {
  const styles = useFilmPageStyles();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 id={headingId} className={styles.subtitle}>
        {title}
      </h3>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([term, fact]) => [
            <dt key={`${term} term`} className={styles.term}>
              {term}
            </dt>,
            <dd key={term} className={styles.fact}>
              {fact}
            </dd>,
          ])}
        </dl>
      )}
      {children}
    </section>
  );
}
