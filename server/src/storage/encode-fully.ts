/** A text with every mark escaped but the unreserved ones (RFC 3986, 2.3), of which `encodeURIComponent` leaves more. */
export const encodeFully = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
