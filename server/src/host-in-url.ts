/** A host as it stands in an address: one of IPv6 in brackets (RFC 3986, 3.2.2). */
export const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
