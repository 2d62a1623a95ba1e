import { type ReactNode, useId } from 'react';
import { useFilmPageStyles } from '../FilmPage.styles.ts';

/** A titled part of a film's page. */
export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const styles = useFilmPageStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.subtitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}
