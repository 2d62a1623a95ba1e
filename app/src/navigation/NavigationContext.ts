import { createContext, useContext } from 'react';

/** Where a person is in the portal. */
export interface PortalLocation {
  readonly pathname: string;
  /** With its question mark; empty without a query. */
  readonly search: string;
  /** With its sign; empty without a fragment. */
  readonly hash: string;
  /** What was handed over through the browser's history. */
  readonly state: unknown;
  /** Of the entry in the browser's history; `default` when a page load began with it. */
  readonly key: string;
}

/** How an address is entered into the browser's history. */
export interface NavigationOptions {
  /** In place of the entry shown. @default false */
  readonly replace?: boolean;
  /** Handed over to the screen. */
  readonly state?: unknown;
}

/** Goes to another address of the portal, without a page load. */
export type Navigate = (to: string, options?: NavigationOptions) => void;

/** Where the person is, and how to go elsewhere. */
export interface Navigation {
  readonly location: PortalLocation;
  readonly navigate: Navigate;
}

/** Provided by each area from its own router, so that screens and components of both areas need neither. */
export const NavigationContext = createContext<Navigation | undefined>(undefined);

/**
 * The navigation of the area around.
 * @throws outside of an area
 */
export const useNavigation = (): Navigation => {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation is used outside of an area.');
  return navigation;
};
