import type { ListColumn } from '../../../components/list/ListTable.tsx';

/** Who sent it: the name, and the address below it. */
export const filmmakerColumn: ListColumn<{ readonly filmmakerName: string; readonly filmmakerEmail: string }> = {
  label: 'staff.column.filmmaker',
  isWide: true,
  draw: ({ filmmakerName, filmmakerEmail }) => {
    const at = filmmakerEmail.lastIndexOf('@');
    return (
      <>
        {filmmakerName}
        <br />
        {filmmakerEmail.slice(0, at)}
        <wbr />
        {filmmakerEmail.slice(at)}
      </>
    );
  },
};
