/**
 * The moment that a text of the format `date` or `date-time` means, in milliseconds since 1970, as the keywords that compare
 * moments read it; `NaN` for any other text. A leap second, which `Date.parse` does not know, is the second before here; nor
 * does it know an offset in hours alone. A time without a zone is one in UTC, on every device.
 */
export const readMoment = (text: string): number =>
  Date.parse(
    text
      .replace(':60', ':59')
      .replace(/(:[\d.]+[+-]\d\d)$/, '$1:00')
      .replace(/([t\s][\d:.]+)$/i, '$1Z'),
  );
