import { MoviesAndTvRegular } from '@fluentui/react-icons/svg/movies-and-tv';
import { useListNoticeStyles } from '../../../components/list/notice.styles.ts';
import { useText } from '../../../portal/PortalContext.ts';

/** What stands in place of a list without films. @param searchText what was searched for, `''` for nothing */
export function EmptyList({ searchText }: { readonly searchText: string }) {
  const text = useText();
  const styles = useListNoticeStyles();
  const search = searchText.trim();
  return (
    <div role="status" className={styles.empty}>
      <MoviesAndTvRegular className={styles.picture} />
      <p className={styles.headline}>{text('films.empty')}</p>
      <p className={styles.hint}>{search === '' ? text('films.emptyHint') : text('films.emptySearchHint', { search })}</p>
    </div>
  );
}
