import { useId } from 'react';
import { usePortal } from '../../portal/PortalContext.ts';
import type { Film } from '../films/dialog/film.ts';
import { gmtDatesIn } from '../films/row/gmtDate.ts';
import { isRejected } from '../films/row/remarks.ts';
import { VideoPreview } from '../films/view/VideoPreview.tsx';
import { useFilmPageStyles } from './FilmPage.styles.ts';
import { useCountryNames } from './useCountryNames.ts';

/** What a film says about itself: its description, where and when it is shown, its video. */
export function FilmAbout({ film }: { readonly film: Film }) {
  const { text, language } = usePortal();
  const styles = useFilmPageStyles();
  const headingId = useId();
  const none = text('films.remarks.none');
  const { geoRestriction, releaseDate, requestedReleaseDate } = film;
  const countries = useCountryNames(geoRestriction?.countries ?? []).join(', ');
  const moment = (seconds: number) => gmtDatesIn(language).moment(seconds);
  const facts: readonly (readonly [string, string])[] = [
    [text('film.view.shortDescription'), film.shortDescription ?? none],
    [
      text('film.page.availability'),
      geoRestriction
        ? text(`film.page.availability.${geoRestriction.type}`, { countries })
        : text('film.page.availability.none'),
    ],
    [text('film.page.release'), releaseDate === null ? text('film.page.release.none') : moment(releaseDate)],
    ...(requestedReleaseDate === null ? [] : [[text('film.page.requested'), moment(requestedReleaseDate)] as const]),
  ];
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 id={headingId} className={styles.subtitle}>
        {text('film.page.about')}
      </h3>
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
      {film.type !== 'SERIES' && !isRejected(film.status) && <VideoPreview url={film.videoLivePreview ?? undefined} />}
    </section>
  );
}
