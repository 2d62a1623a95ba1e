import { Fragment } from 'react';
import { useFilmPageStyles } from './FilmPage.styles.ts';

/** Props of {@link FactList}. */
export interface FactListProps {
  /** Terms and what they say; one term may stand there twice. */
  readonly facts: readonly (readonly [string, string])[];
}

/** Terms beside what they say. Nothing without any. */
export function FactList({ facts }: FactListProps) {
  const styles = useFilmPageStyles();
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two forms may ask for something by one name
        <Fragment key={index}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.fact}>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
