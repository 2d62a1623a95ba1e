import type { ReactNode } from 'react';
import { useId } from 'react';
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
