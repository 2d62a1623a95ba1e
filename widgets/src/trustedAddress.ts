/** The part of Trusted Types that a worker's address needs (https://www.w3.org/TR/trusted-types/). */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

const addresses = new Map<string, string>();

/** The address of a worker of ours, allowed once for the page: a policy's name may be taken once only. */
export const getTrustedAddress = (policyName: string, href: string): string => {
  const trusted: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');
  const known = addresses.get(policyName);
  const address = known ?? trusted?.createPolicy(policyName, { createScriptURL: (url) => url }).createScriptURL(href) ?? href;
  addresses.set(policyName, address);
  return address;
};
