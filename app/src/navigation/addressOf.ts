import type { PortalLocation } from './NavigationContext.ts';

/** A location's path with its query and fragment. */
export const addressOf = ({ pathname, search, hash }: PortalLocation): string => pathname + search + hash;
