import { type ComponentType, lazy, Suspense } from 'react';
import { usePortal } from '../../portal/PortalContext.ts';

const LanguageMenu = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  // Nobody loses a page because the menu could not be fetched.
  const file = await import('./LanguageMenu.tsx').catch(() => undefined);
  return { default: file?.LanguageMenu ?? (() => null) };
});

/** The choice of a language; nothing where there is only one. */
export function LanguageSwitch() {
  const { config } = usePortal();
  if (Object.keys(config.languages).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LanguageMenu />
    </Suspense>
  );
}
