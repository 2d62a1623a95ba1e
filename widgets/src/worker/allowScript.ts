/** The part of Trusted Types that a script's address needs (https://www.w3.org/TR/trusted-types/). */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

const allowed = new Map<string, string>();

/**
 * The address of a worker's script as the page's Trusted Types ask for it; the address itself where they do not.
 * @param policy name of the policy, one a script; it is made once for the page, as a name may be taken once only
 */
export const allowScript = (policy: string, address: string): string => {
  const trusted: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');
  const known =
    allowed.get(policy) ?? trusted?.createPolicy(policy, { createScriptURL: (url) => url }).createScriptURL(address) ?? address;
  allowed.set(policy, known);
  return known;
};
