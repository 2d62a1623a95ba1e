import { useListNoticeStyles } from '../../films/list/notice.styles.ts';

/** What stands in place of an empty list of the staff desk. */
export function EmptyDesk({ headline, hint }: { readonly headline: string; readonly hint: string }) {
  const styles = useListNoticeStyles();
  return (
    <div role="status" className={styles.empty}>
      <p className={styles.headline}>{headline}</p>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
