import type { IncomingHttpHeaders } from 'node:http';

/** What is to be signed, and by whom. */
export interface NewContract {
  /** Title of the film. */
  readonly title: string;
  readonly signer: { readonly name: string; readonly email: string };
  /** Language tag (BCP 47) of its text. */
  readonly locale: string;
}

/** How a contract is opened for its signer. */
export interface ContractView {
  /** Addresses of the portal that the provider's page leads to when it is done. */
  readonly back: { readonly signed: string; readonly cancelled: string };
  /** Language tag (BCP 47) of the page around it. */
  readonly locale: string;
}

/** What a provider tells of a contract. */
export interface ContractEvent {
  readonly reference: string;
  readonly state: 'signed' | 'cancelled';
  /** Name that was signed with. */
  readonly signedName: string | undefined;
}

/** A document, as its provider keeps it. */
export interface ContractDocument {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * A service with which contracts are signed. The portal never believes a browser about a contract: its state follows
 * what the provider sends to `POST /contract-webhooks/<name>`.
 */
export interface ContractProvider {
  /** Its name in the database and in the address of its webhooks. */
  readonly name: string;
  /** Sources of its pages for the page's `frame-src`. */
  readonly frameSources: readonly string[];
  /** Puts a contract before its signer; its number at the provider. Not to be called in a transaction. */
  create(contract: NewContract): Promise<string>;
  /** Address of the signing page for one view, valid for a short time; relative to the portal where it is the portal's. */
  embedUrl(reference: string, view: ContractView): Promise<string>;
  /** What a webhook tells; `undefined` when the provider did not send it. @param body as it came, byte for byte */
  verifyWebhook(headers: IncomingHttpHeaders, body: string): Promise<ContractEvent | undefined>;
  /** The contract with its audit trail; `undefined` when the provider does not know it. */
  document(reference: string): Promise<ContractDocument | undefined>;
  /** Takes a contract back that was not signed yet; succeeds when there is nothing to take back. */
  withdraw(reference: string): Promise<void>;
}
