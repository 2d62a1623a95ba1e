import { type ReactNode, useId } from 'react';
import { FactList, type FactListProps } from './FactList.tsx';
import { useFilmPageStyles } from './FilmPage.styles.ts';

/** Props of {@link Facts}. */
export interface FactsProps extends Partial<FactListProps> {
  readonly title: string;
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
      <FactList facts={facts} />
      {children}
    </section>
  );
}
