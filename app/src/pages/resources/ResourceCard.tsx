import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../portal/PortalContext.ts';
import { useResourcesStyles } from './ResourcesPage.styles.ts';
import type { Resource } from './resource.ts';

/** Props of {@link ResourceCard}. */
export interface ResourceCardProps {
  readonly resource: Resource;
  readonly isDownloading: boolean;
  readonly onShow: () => void;
  readonly onDownload: () => void;
}

/** One file of the library: its picture, its title, and the ways to look at it and to keep it. */
export function ResourceCard({ resource, isDownloading, onShow, onDownload }: ResourceCardProps) {
  const text = useText();
  const styles = useResourcesStyles();
  const comesBackHere = useRestoreFocusTarget();
  const [failed, setFailed] = useState<string>();
  const { title, type, fileUrl, videoThumb } = resource;
  const isVideo = type === 'Video';
  const isLink = type === 'Link';
  const picture = isVideo ? videoThumb : isLink ? null : fileUrl;
  return (
    <li className={styles.card}>
      {picture !== null && picture !== failed ? (
        <img src={picture} alt="" loading="lazy" className={styles.picture} onError={() => setFailed(picture)} />
      ) : (
        <div className={styles.picture}>
          <Icon name={isVideo ? 'films' : isLink ? 'external' : 'resources'} size={32} />
        </div>
      )}
      <div className={styles.about}>
        <h2 className={styles.title} title={title}>
          {title}
        </h2>
        {isLink ? (
          <div className={styles.buttons}>
            <Button
              as="a"
              href={fileUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.button}
              aria-label={text('resources.openOf', { title })}
            >
              {text('resources.open')}
            </Button>
          </div>
        ) : (
          <div className={styles.buttons}>
            <Button
              {...comesBackHere}
              className={styles.button}
              aria-label={text(isVideo ? 'resources.playOf' : 'resources.previewOf', { title })}
              onClick={onShow}
            >
              {text(isVideo ? 'resources.play' : 'resources.preview')}
            </Button>
            <Button
              className={styles.button}
              disabledFocusable={isDownloading}
              aria-label={text('resources.downloadOf', { title })}
              onClick={onDownload}
            >
              {text(isDownloading ? 'resources.downloading' : 'resources.download')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
