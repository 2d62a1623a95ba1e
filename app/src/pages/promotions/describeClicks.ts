import type { TextLookup } from '../../portal/messages.ts';

/** How often a film's promo link was followed. */
export const describeClicks = (count: number, text: TextLookup): string => text('films.clicks', { count });
