/** The address of a short link: the site's own, a slash, and the link's path on it. */
export const promoLinkOf = (siteUrl: string, shortlink: string): string => {
  const { origin, pathname } = new URL(siteUrl);
  return `${origin}${pathname.replace(/\/+$/, '')}/${shortlink}`;
};
