import { type ReactNode, useMemo } from 'react';
import { type Navigation, NavigationContext } from './NavigationContext.ts';

/** Hands a router's location and function to everything below. */
export function NavigationProvider({ location, navigate, children }: Navigation & { readonly children: ReactNode }) {
  const navigation = useMemo(() => ({ location, navigate }), [location, navigate]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
