/** Which of the provider's pages is shown in the portal. */
export type FrameKind = 'paymentSetUp' | 'paymentHistory';

/** For whom a page of the provider is. */
export interface FrameView {
  readonly kind: FrameKind;
  readonly accountId: number;
  /** Language tag (BCP 47). */
  readonly locale: string;
}

/** Money that is to reach a filmmaker. */
export interface Payment {
  /** A UUID; the same payment has it each time it is sent. */
  readonly id: string;
  readonly accountId: number;
  /** First day of the month that was closed, `2026-10-01`. */
  readonly month: string;
  /** Cents of a US dollar. */
  readonly cents: number;
}

/** A service that keeps how filmmakers are paid, and pays them. */
export interface PaymentProvider {
  /** Sources of its pages for the page's `frame-src`. */
  readonly frameSources: readonly string[];
  /** Address of a page for one view, valid for a short time; relative to the portal where it is the portal's. */
  frameUrl(view: FrameView): Promise<string>;
  /** Whether the account has said how it is to be paid. */
  canPay(accountId: number): Promise<boolean>;
  /** Takes a payment; one that it has already is not paid twice. */
  send(payment: Payment): Promise<void>;
}
