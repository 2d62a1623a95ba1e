/** The tabs of the payment page, as the address names them (`activetab`); the first is the default. */
export const paymentTabs = ['paymentSetUp', 'revenue', 'payoutHistory'] as const;

/** One of {@link paymentTabs}. */
export type PaymentTab = (typeof paymentTabs)[number];

/** The tab that an address asks for; any other word, and none, is the default. */
export const readTab = (given: string | null): PaymentTab => paymentTabs.find((tab) => tab === given) ?? paymentTabs[0];
