import { Button } from '@fluentui/react-components';
import { ArrowSortRegular } from '@fluentui/react-icons/svg/arrow-sort';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { generatePath } from 'react-router-dom';
import { useCopy } from '../../../components/toast/useCopy.ts';
import { useNavigation } from '../../../navigation/NavigationContext.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { paths } from '../../../routes.ts';
import { useChannelStyles } from '../ChannelPage.styles.ts';
import type { Channel } from '../useChannel.ts';

/** How often the channel's link was followed, the link to be copied, and the way to the order of its programs. */
export function PromoLine({ channel }: { readonly channel: Channel }) {
  const { text, language } = usePortal();
  const copy = useCopy();
  const { navigate } = useNavigation();
  const styles = useChannelStyles();
  const { id, filmmakerChannelShortlink: link, shortlinkClicks } = channel;
  const words = { copied: text('channel.copied'), failed: `${text('channel.copyFailed')} ${link}` };
  return (
    <div className={styles.about}>
      <p className={styles.clicks}>
        {text('channel.clicks')} <span className={styles.count}>{new Intl.NumberFormat(language).format(shortlinkClicks)}</span>
      </p>
      <div className={styles.actions}>
        <Button
          icon={<ArrowSortRegular />}
          onClick={() => navigate(generatePath(paths.assignVideoOrder, { id: String(id), '*': '' }).replace(/\/$/, ''))}
        >
          {text('channel.order')}
        </Button>
        {link !== null && (
          <Button icon={<LinkRegular />} onClick={() => void copy(link, words)}>
            {text('channel.copyLink')}
          </Button>
        )}
      </div>
    </div>
  );
}
