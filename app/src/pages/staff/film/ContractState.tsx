import { Button } from '@fluentui/react-components';
import { messageOf } from '../../../api/ApiError.ts';
import { gmtDatesIn } from '../../../components/gmtDate.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { Facts } from '../../film/Facts.tsx';
import { useStaffFilmStyles } from './StaffFilmPage.styles.ts';
import type { StaffFilm } from './staffFilm.ts';

/** Hands bytes to the browser as a file to keep. */
const keepFile = (fileName: string, contentType: string, base64: string) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** How the newest contract of a film stands, and its document. */
export function ContractState({ filmId, contract }: Pick<StaffFilm, 'contract'> & { readonly filmId: number }) {
  const { api, text, language } = usePortal();
  const styles = useStaffFilmStyles();
  const toast = useToast();
  const download = async () => {
    try {
      const { data } = await api.call('GET /staff/films/:id/contract', { params: { id: filmId } });
      keepFile(data.fileName, data.contentType, data.content);
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
