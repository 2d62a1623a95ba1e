import { Button } from '@fluentui/react-components';
import { useListNoticeStyles } from './notice.styles.ts';

/** Props of {@link EmptyNotice}. */
export interface EmptyNoticeProps {
  readonly headline: string;
  readonly hint: string;
  /** Leads to where something may be. @default none */
  readonly action?: { readonly name: string; readonly onPress: () => void };
}

/** What stands in place of an empty list. */
export function EmptyNotice({ headline, hint, action }: EmptyNoticeProps) {
  const styles = useListNoticeStyles();
  return (
    <div className={styles.empty}>
      <div role="status">
        <p className={styles.headline}>{headline}</p>
        <p className={styles.hint}>{hint}</p>
      </div>
      {action && <Button onClick={action.onPress}>{action.name}</Button>}
    </div>
  );
}
