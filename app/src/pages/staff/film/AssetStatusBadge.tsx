import type { BadgeProps } from '@fluentui/react-components';
import { AssetStatus } from '@reelform/schemas/api';
import { StateBadge } from '../../../components/StateBadge.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import type { StaffAsset } from './staffFilm.ts';

const colors: { readonly [Status in StaffAsset['assetStatus']]: NonNullable<BadgeProps['color']> } = {
  [AssetStatus.rejected]: 'danger',
  [AssetStatus.approved]: 'success',
  [AssetStatus.uploaded]: 'warning',
  [AssetStatus.deletionRequested]: 'warning',
};

/** Where an asset stands. */
export function AssetStatusBadge({ status }: { readonly status: StaffAsset['assetStatus'] }) {
  const text = useText();
  return <StateBadge color={colors[status]}>{text(`film.assets.status.${status}`)}</StateBadge>;
}
