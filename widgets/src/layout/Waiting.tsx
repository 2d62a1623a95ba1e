import { useLayoutStyles } from './layout.styles.ts';
import { useHeldWhileFetched } from './useHeldWhileFetched.ts';

/** Room for a part of the layout whose code is being fetched. */
export function Waiting() {
  useHeldWhileFetched();
  const styles = useLayoutStyles();
  return <div className={styles.waiting} aria-busy="true" />;
}
