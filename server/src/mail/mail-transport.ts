/** A mail as it goes over the wire. */
export interface Parcel {
  readonly from: string;
  readonly to: string;
  /** The whole message (RFC 5322). */
  readonly raw: Buffer;
  /** Name of its file, where mails are kept as files. */
  readonly fileName: string;
}

/** How an attempt ended. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** Nobody has taken it: it may be tried again. */
  | { readonly kind: 'later'; readonly problem: string }
  /** It will never be taken. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** It was given away and nobody said whether it was taken: trying again might send it twice. */
  | { readonly kind: 'unsure'; readonly problem: string };

/** Takes mails where they go. */
export interface MailTransport {
  /**
   * Tries once; it never rejects. `beforeHandover` has ended before the receiver is given a single byte.
   * @param signal gives up while nothing was given away yet
   */
  deliver(parcel: Parcel, beforeHandover: () => Promise<unknown>, signal: AbortSignal): Promise<Delivery>;
}
