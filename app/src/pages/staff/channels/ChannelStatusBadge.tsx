import type { BadgeProps } from '@fluentui/react-components';
import { ChannelStatus, type ChannelStatusValue } from '@reelform/schemas/api';
import { StateBadge } from '../../../components/StateBadge.tsx';
import { useText } from '../../../portal/PortalContext.ts';

const colors: { readonly [Status in ChannelStatusValue]: NonNullable<BadgeProps['color']> } = {
  [ChannelStatus.rejected]: 'danger',
  [ChannelStatus.approved]: 'success',
  [ChannelStatus.pending]: 'warning',
  [ChannelStatus.deactivated]: 'informative',
};

/** How a channel stands. */
export function ChannelStatusBadge({ status }: { readonly status: ChannelStatusValue }) {
  const text = useText();
  return (
    <StateBadge isLarge color={colors[status]}>
      {text(`channel.status.${status}`)}
    </StateBadge>
  );
}
