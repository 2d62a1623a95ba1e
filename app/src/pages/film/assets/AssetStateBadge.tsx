import type { BadgeProps } from '@fluentui/react-components';
import { AssetStatus, type AssetStatusValue } from '@reelform/schemas/api';
import { StateBadge } from '../../../components/StateBadge.tsx';
import { useText } from '../../../portal/PortalContext.ts';

/** Statuses of an asset that is there. */
type Standing = Exclude<AssetStatusValue, typeof AssetStatus.removed>;

const colors: { readonly [Status in Standing]: NonNullable<BadgeProps['color']> } = {
  [AssetStatus.rejected]: 'danger',
  [AssetStatus.approved]: 'success',
  [AssetStatus.uploaded]: 'informative',
  [AssetStatus.deletionRequested]: 'warning',
};

/** Where an asset stands for its owner. */
export function AssetStateBadge({ status }: { readonly status: Standing }) {
  const text = useText();
  return <StateBadge color={colors[status]}>{text(`film.assets.status.${status}`)}</StateBadge>;
}
