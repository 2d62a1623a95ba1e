import { PromotionType } from '@reelform/schemas/api';
import { useText } from '../../../portal/PortalContext.ts';
import { useAddedFacts } from '../../film/addedFacts.ts';
import { Facts } from '../../film/Facts.tsx';
import { PromotionFileList } from '../../promotions/PromotionFileList.tsx';
import type { PromotionRow } from '../../promotions/usePromotion.ts';
import { useStaffFilmStyles } from './StaffFilmPage.styles.ts';
import type { StaffFilm } from './staffFilm.ts';

/** What the filmmaker sent for a film's promotion, and whether the film takes part in it. */
export function StaffPromotion({ promotion }: Pick<StaffFilm, 'promotion'>) {
  const text = useText();
  const styles = useStaffFilmStyles();
  const { rows, promotionStatus, promotionNotes, promotionOptOut, added, preferences } = promotion;
  const more = useAddedFacts([
    { form: 'promotions', added },
    { form: 'promotion-preferences', added: preferences },
  ]);
  const describe = ({ role, type }: PromotionRow) => {
    if (type === PromotionType.other) return text('promotions.others');
    return text(
      `promotions.prompt.${type === PromotionType.video ? 'video' : 'written'}${role === 'cast' ? 'Cast' : 'Director'}`,
    );
  };
  return (
    <Facts
      title={text('staff.promotion')}
      facts={[
        [text('films.column.status'), text(`staff.promotion.status.${promotionStatus}`)],
        ...(promotionNotes ? [[text('staff.promotion.notes'), promotionNotes] as const] : []),
        ...more,
      ]}
    >
      {promotionOptOut === 1 && <p className={styles.note}>{text('promotions.optedOut')}</p>}
      {rows.length > 0 && <PromotionFileList files={rows} describe={describe} />}
    </Facts>
  );
}
