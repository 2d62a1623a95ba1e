/** Most digits that stay exact together with a remainder before them. */
const digitsAtOnce = 12;

/**
 * Whether a text is an international bank account number whose check digits are right (ISO 13616, ISO 7064 MOD 97-10);
 * spaces and hyphens count for nothing.
 */
export const isIban = (text: string): boolean => {
  const [, head = '', rest = ''] = /^([A-Z]{2}\d{2})([A-Z\d]{11,30})$/.exec(text.replace(/[ -]/g, '').toUpperCase()) ?? [];
  const digits = (rest + head).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  let remainder = 0;
  for (let at = 0; at < digits.length; at += digitsAtOnce)
    remainder = Number(remainder + digits.slice(at, at + digitsAtOnce)) % 97;
  return remainder === 1;
};
