import { gmtDatesIn } from '../../components/gmtDate.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import type { Film } from '../films/dialog/film.ts';
import { isRejected } from '../films/row/remarks.ts';
import { VideoPreview } from '../films/view/VideoPreview.tsx';
import { Facts } from './Facts.tsx';
import { useCountryNames } from './useCountryNames.ts';

/** What a film says about itself: its description, where and when it is shown, its video. */
export function FilmAbout({ film }: { readonly film: Film }) {
  const { text, language } = usePortal();
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
    <Facts title={text('film.page.about')} facts={facts}>
      {film.type !== 'SERIES' && !isRejected(film.status) && <VideoPreview url={film.videoLivePreview ?? undefined} />}
    </Facts>
  );
}
