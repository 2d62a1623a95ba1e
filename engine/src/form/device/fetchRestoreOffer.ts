/**
 * Fetches the code that offers kept entries, which a form does by itself once there are any: by then the server may be away.
 * What the theme draws the offer with is the theme's. @throws what its import throws; it is tried anew when asked again
 */
export const fetchRestoreOffer = (): Promise<unknown> => import('./RestoreOffer.tsx');
