import { Button, mergeClasses, useRestoreFocusTarget } from '@fluentui/react-components';
import { useId } from 'react';
import { useText } from '../../../portal/PortalContext.ts';
import { useBtsDocuments } from '../bts/useBtsDocuments.ts';
import { useDetailsStyles } from './details.styles.ts';

const whole = { page: 1, searchText: '' };

/** How many files from behind the scenes a film has, and the way to their list. */
export function BtsSummary({ filmId, onOpen }: { readonly filmId: number; readonly onOpen: () => void }) {
  const text = useText();
  const styles = useDetailsStyles();
  const comesBackHere = useRestoreFocusTarget();
  const id = useId();
  const { data } = useBtsDocuments(filmId, whole);
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h4 id={id} className={styles.partTitle}>
        {text('bts.title')}
      </h4>
      <div className={mergeClasses(styles.line, styles.lineOfTwo)}>
        <span className={styles.hint}>
          {data && text(data.totalRows === 0 ? 'bts.empty' : 'bts.count', { n: data.totalRows })}
        </span>
        <div className={styles.lineButton}>
          <Button {...comesBackHere} size="small" aria-label={text('bts.manage')} onClick={onOpen}>
            {text('details.asset.view')}
          </Button>
        </div>
      </div>
    </section>
  );
}
