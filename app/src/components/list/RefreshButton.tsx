import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { useText } from '../../portal/PortalContext.ts';
import { useToolbarStyles } from './toolbar.styles.ts';

/** Asks for a list anew. */
export function RefreshButton({ onRefresh }: { readonly onRefresh: () => void }) {
  const text = useText();
  const styles = useToolbarStyles();
  return (
    <Button
      appearance="subtle"
      className={styles.refresh}
      icon={<ArrowClockwiseRegular />}
      aria-label={text('films.refresh')}
      title={text('films.refresh')}
      onClick={onRefresh}
    />
  );
}
