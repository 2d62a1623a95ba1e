/** Scripts that are written from right to left (https://www.w3.org/International/questions/qa-scripts). */
const rightToLeft = /^(Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** The way a language is written. @param tag language tag (BCP 47) */
export const getTextDirection = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.test(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
