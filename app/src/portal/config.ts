import type { FormName } from '@reelform/schemas/api';

/** Run-time configuration, written into the page by the server. */
export interface PortalConfig {
  /** Base of the site API, for instance `/api` or `https://example.com/api`. */
  readonly siteApi: string;
  /** Base of the admin API. */
  readonly adminApi: string;
  /** Addresses of the form modules by form name. */
  readonly forms: { readonly [Name in FormName]?: string };
  /** Address of the portal's own texts. */
  readonly messages: string;
  /** Language tag (BCP 47) of the forms and texts above. */
  readonly language: string;
  /** The language that suits this browser best (`Accept-Language`), of those that are there. */
  readonly preferred: string;
  /** Further languages by their tag; what they leave out is said in the first. */
  readonly languages: {
    readonly [tag: string]: {
      /** Address of the language's own texts; empty: it has none. */
      readonly messages: string;
      /** The way that it is written. */
      readonly direction: 'ltr' | 'rtl';
      /** Addresses of the forms' texts. */
      readonly forms: { readonly [Name in FormName]?: string };
    };
  };
  /** The streaming platform that the portal belongs to; `key` is its name in wire names. */
  readonly product: { readonly name: string; readonly url: string; readonly key: string };
  /** External help pages. */
  readonly links: { readonly faq: string; readonly contact: string };
  /** Address before the path of a short link; empty: the portal's own. */
  readonly shortLinkUrl: string;
  /** How files are sent. */
  readonly uploads: {
    /** Up to this size a file is one PUT. */
    readonly singlePutBytes: number;
    readonly partBytes: number;
    /** Size of the parts on a link that breaks too often. */
    readonly smallPartBytes: number;
    readonly partsAtOnce: number;
    /** Transfers of all files at once. */
    readonly transfersAtOnce: number;
    readonly stallSeconds: number;
    readonly giveUpMinutes: number;
    /** How long the server keeps the parts of an upload that nobody goes on with. */
    readonly keepHours: number;
  };
  /** The longest texts that lists are asked with. */
  readonly lists: { readonly longestSearch: number; readonly longestTab: number };
  /** After which the revenue is asked for again. */
  readonly revenueRefreshMs: number;
  /** Script of the help widget; empty: none. */
  readonly helpWidgetUrl: string;
  /** Query parameters of links to the main platform, beside the user's id. */
  readonly trackingParameters: { readonly [name: string]: string };
}

/** Id of the element that holds the configuration as JSON. */
export const configElementId = 'reelform-config';

/**
 * Reads the configuration that the server put into the page.
 * @throws when the page was not served by a portal's server
 */
export const readConfig = (page: Document = document): PortalConfig => {
  const text = page.getElementById(configElementId)?.textContent;
  if (!text) throw new Error(`The page has no element #${configElementId}.`);
  return JSON.parse(text) as PortalConfig; // written by our server
};

/** The nonce that styles must carry under the content security policy; `undefined` without one. */
export const readStyleNonce = (page: Document = document): string | undefined =>
  page.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined;
