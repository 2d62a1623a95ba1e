/** The nonce that styles must carry under the content security policy; `undefined` without one. */
export const readStyleNonce = (page: Document = document): string | undefined =>
  page.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined;
