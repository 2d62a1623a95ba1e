import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { PromotionStatus, PromotionType } from '@reelform/schemas/api';
import { useId } from 'react';
import { PlainMessage } from '../../components/PlainMessage.tsx';
import { useText } from '../../portal/PortalContext.ts';
import type { FilmRow } from '../films/row/filmRow.ts';
import { PromoLink } from './PromoLink.tsx';
import { PromotionFileList } from './PromotionFileList.tsx';
import { usePromotionsStyles } from './Promotions.styles.ts';
import type { Promotion } from './usePromotion.ts';
import { type PromptName, promptNames } from './usePrompts.ts';

/** Props of {@link PromotionHead}. */
export interface PromotionHeadProps {
  readonly row: FilmRow;
  readonly promotion: Promotion;
  readonly onPrompt: (name: PromptName) => void;
  readonly onPreferences: () => void;
}

/** What stands above a film's promotion files: how it stands, its link, the prompts, and files that were added for it. */
export function PromotionHead({ row, promotion, onPrompt, onPreferences }: PromotionHeadProps) {
  const text = useText();
  const styles = usePromotionsStyles();
  const comesBackHere = useRestoreFocusTarget();
  const promptsId = useId();
  const filesId = useId();
  const others = promotion.rows.filter(({ type }) => type === PromotionType.other);
  return (
    <div className={styles.root}>
      {promotion.promotionOptOut === 1 && <PlainMessage intent="warning">{text('promotions.optedOut')}</PlainMessage>}
      <PromoLink row={row} />
      <div className={styles.line}>
        <Button {...comesBackHere} onClick={onPreferences}>
          {text('promotions.preferences')}
        </Button>
      </div>
      <section aria-labelledby={promptsId} className={styles.section}>
        <h3 id={promptsId} className={styles.heading}>
          {text('promotions.prompts')}
        </h3>
        <div className={styles.line}>
          {promptNames.map((name) => (
            <Button key={name} {...comesBackHere} onClick={() => onPrompt(name)}>
              {text(`promotions.prompt.${name}`)}
            </Button>
          ))}
        </div>
      </section>
      {others.length > 0 && (
        <section aria-label={text('promotions.others')} className={styles.section}>
          <h3 className={styles.heading}>{text('promotions.others')}</h3>
          <PromotionFileList files={others} />
        </section>
      )}
      <section aria-labelledby={filesId} className={styles.section}>
        <h3 id={filesId} className={styles.heading}>
          {text('promotions.files')}
        </h3>
        {promotion.promotionStatus === PromotionStatus.submitted ? (
          <PlainMessage intent="info">{text('promotions.submitted')}</PlainMessage>
        ) : (
          <p className={styles.hint}>{text('promotions.filesHint')}</p>
        )}
      </section>
    </div>
  );
}
