import { Spinner } from '@fluentui/react-components';
import { useWaitingStyles } from './Waiting.styles.ts';

/** Says that something is being fetched, on a screen with nothing else to show yet. */
export function Waiting({ label }: { readonly label: string }) {
  const styles = useWaitingStyles();
  return (
    <div className={styles.root} role="status">
      <Spinner label={label} />
    </div>
  );
}
