import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { AssetStatus } from '@reelform/schemas/api';
import { useText } from '../../../portal/PortalContext.ts';
import type { Film } from '../../films/dialog/film.ts';
import { AssetStateBadge } from '../assets/AssetStateBadge.tsx';
import { type AssetPart, isOpenPart } from './assetParts.ts';
import { useDetailsStyles } from './details.styles.ts';

/** Props of {@link AssetParts}. */
export interface AssetPartsProps {
  readonly film: Pick<Film, 'may'>;
  readonly parts: readonly AssetPart[];
  readonly onOpen: (part: AssetPart) => void;
}

/** The kinds of assets of a film or an episode: how each stands, and the way to its field. */
export function AssetParts({ film, parts, onOpen }: AssetPartsProps) {
  const text = useText();
  const styles = useDetailsStyles();
  const comesBackHere = useRestoreFocusTarget();
  const verbOf = (part: AssetPart) => {
    if (!isOpenPart(film, part)) return 'view';
    return part.status === undefined || part.status === AssetStatus.rejected ? 'upload' : 'change';
  };
  return (
    <ul className={styles.list} aria-label={text('details.assets.title')}>
      {parts.map((part) => {
        const { type, status, count } = part;
        const name = text(`details.asset.${type}`);
        const verb = verbOf(part);
        const isThere = status !== undefined && status !== AssetStatus.removed;
        return (
          <li key={type} className={styles.line}>
            <span className={styles.lineName}>
              {name}
              {count > 1 && <span className={styles.hint}> {text('details.asset.count', { n: count })}</span>}
            </span>
            {isThere ? (
              <AssetStateBadge status={status} />
            ) : (
              <span className={styles.hint}>{text('film.assets.status.none')}</span>
            )}
            <div className={styles.lineButton}>
              {(isThere || isOpenPart(film, part)) && (
                <Button
                  {...comesBackHere}
                  size="small"
                  aria-label={text(`details.asset.${verb}Of`, { name })}
                  onClick={() => onOpen(part)}
                >
                  {text(`details.asset.${verb}`)}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
