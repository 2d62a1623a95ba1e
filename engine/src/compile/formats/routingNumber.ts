/** Weights of the digits; the sum of the products is a multiple of ten (American Bankers Association). */
const weights = [3, 7, 1];

/** Whether a text is a routing number of a bank in the United States, nine digits, whose check digit is right. */
export const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) && [...text].reduce((sum, digit, at) => sum + Number(digit) * (weights[at % 3] ?? 0), 0) % 10 === 0;
