import { Link, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { useText } from '../../../portal/PortalContext.ts';
import { usePlayedAddress } from './usePlayedAddress.ts';
import { useViewDialogStyles } from './ViewDialog.styles.ts';

function Player({ url }: { readonly url: string }) {
  const text = useText();
  const { video } = useViewDialogStyles();
  const [address, fail] = usePlayedAddress(url);
  return (
    // biome-ignore lint/a11y/useMediaCaption: subtitles of a submission come later, as files of their own
    <video controls preload="metadata" src={address} className={video} aria-label={text('film.view.preview')} onError={fail} />
  );
}

/** A film's video, playable, with a link for browsers that cannot play it. @param url `undefined`: there is none */
export function VideoPreview({ url }: { readonly url: string | undefined }) {
  const text = useText();
  const styles = useViewDialogStyles();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={mergeClasses(styles.section, styles.played)}>
      <h3 id={headingId} className={styles.subtitle}>
        {text('film.view.preview')}
      </h3>
      {url === undefined ? (
        <p className={styles.note}>{text('film.view.noVideo')}</p>
      ) : (
        <>
          <Player url={url} />
          <p className={styles.note}>
            {text('film.view.previewNote')}{' '}
            <Link inline href={url} target="_blank" rel="noopener noreferrer">
              {text('film.view.previewLink')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
