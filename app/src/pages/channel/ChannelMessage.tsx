import { mergeClasses } from '@fluentui/react-components';
import { Icon } from '../../components/Icon.tsx';
import { useChannelStyles } from './ChannelPage.styles.ts';

/** How a channel stands, where there is nothing to do but to wait or to ask. */
export function ChannelMessage({ headline, hint }: { readonly headline: string; readonly hint: string }) {
  const styles = useChannelStyles();
  return (
    <div role="status" className={mergeClasses(styles.card, styles.message)}>
      <Icon name="channel" size={48} />
      <p className={styles.headline}>{headline}</p>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
