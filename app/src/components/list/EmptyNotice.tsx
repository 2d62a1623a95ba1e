import { useListNoticeStyles } from './notice.styles.ts';

/** What stands in place of an empty list. */
export function EmptyNotice({ headline, hint }: { readonly headline: string; readonly hint: string }) {
  const styles = useListNoticeStyles();
  return (
    <div role="status" className={styles.empty}>
      <p className={styles.headline}>{headline}</p>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
