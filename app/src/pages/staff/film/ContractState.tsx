import { Button } from '@fluentui/react-components';
import { messageOf } from '../../../api/ApiError.ts';
import { gmtDatesIn } from '../../../components/gmtDate.ts';
import { saveFile } from '../../../components/saveFile.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { Facts } from '../../film/Facts.tsx';
import { useStaffFilmStyles } from './StaffFilmPage.styles.ts';
import type { StaffFilm } from './staffFilm.ts';

/** How the newest contract of a film stands, and its document. */
export function ContractState({ filmId, contract }: Pick<StaffFilm, 'contract'> & { readonly filmId: number }) {
  const { api, text, language } = usePortal();
  const styles = useStaffFilmStyles();
  const toast = useToast();
  const download = async () => {
    try {
      const { data } = await api.call('GET /staff/films/:id/contract', { params: { id: filmId } });
      const bytes = Uint8Array.from(atob(data.content), (letter) => letter.charCodeAt(0));
      saveFile(new Blob([bytes], { type: data.contentType }), data.fileName);
    } catch (error) {
      toast.error(messageOf(error, text('error.generic')));
    }
  };
  const describe = () => {
    if (!contract) return text('staff.contract.none');
    const { state, sentAt, endedAt, signedName } = contract;
    const date = gmtDatesIn(language).moment(endedAt ?? sentAt);
    if (state === 'signed' && signedName === null) return text('staff.contract.signedOnPaper', { date });
    return text(`staff.contract.${state}`, { date, name: signedName ?? '' });
  };
  return (
    <Facts title={text('staff.contract')}>
      <p className={styles.note}>{describe()}</p>
      {contract && (
        <div className={styles.buttons}>
          <Button onClick={() => void download()}>{text('staff.contract.download')}</Button>
        </div>
      )}
    </Facts>
  );
}
