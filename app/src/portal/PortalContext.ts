import { createContext, useContext } from 'react';
import type { ApiClient } from '../api/client.ts';
import type { PortalConfig } from './config.ts';
import type { FormLoader } from './forms.ts';
import type { TextLookup } from './messages.ts';

/** What every screen of the portal works with; another object when the language changes. */
export interface Portal {
  readonly config: PortalConfig;
  readonly api: ApiClient;
  readonly text: TextLookup;
  readonly loadForm: FormLoader;
  /** Tag (BCP 47) of the language that is shown. */
  readonly language: string;
  /**
   * Shows another language and keeps the choice; what is typed stays.
   * @throws when it cannot be fetched
   */
  readonly chooseLanguage: (tag: string) => Promise<void>;
}

/** Provided once, around all routes. */
export const PortalContext = createContext<Portal | undefined>(undefined);

/**
 * The portal around a screen.
 * @throws outside of a provider
 */
export const usePortal = (): Portal => {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal is used outside of the portal.');
  return portal;
};

/** The texts of the portal. */
export const useText = (): TextLookup => usePortal().text;
