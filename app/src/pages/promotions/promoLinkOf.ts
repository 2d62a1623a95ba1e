/** The address that promotes a film: the platform's own, a slash, and the film's path on it. */
export const promoLinkOf = (siteUrl: string, shortlink: string): string => {
  const { origin, pathname } = new URL(siteUrl);
  return `${origin}${pathname.replace(/\/+$/, '')}/${shortlink}`;
};
