/**
 * Whether a frame that was given a page of this site shows the browser's own page instead, which says that it could not be
 * reached, and which scripts are kept from.
 */
export const isLostFrame = ({ src, contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument === null && new URL(src).origin === window.location.origin;
