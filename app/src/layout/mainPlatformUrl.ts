import type { PortalConfig } from '../portal/config.ts';

/** Address of the main platform with the configured tracking parameters and the user's opaque id as `uid`. */
export const mainPlatformUrl = ({ product, trackingParameters }: PortalConfig, userId: number): string => {
  const url = new URL(product.url);
  for (const [name, value] of Object.entries(trackingParameters)) url.searchParams.set(name, value);
  url.searchParams.set('uid', String(userId));
  return url.href;
};
