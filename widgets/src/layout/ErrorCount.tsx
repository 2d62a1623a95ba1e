import { useFormTexts } from '@reelform/engine';
import { useLayoutStyles } from './layout.styles.ts';

/** How many errors a page holds, on its header; nothing when there are none. */
export function ErrorCount({ count }: { readonly count: number }) {
  const styles = useLayoutStyles();
  const texts = useFormTexts('layout');
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.count}>
        {count}
      </span>
      <span className={styles.spoken}>{` (${texts('errors', { count })})`}</span>
    </>
  );
}
