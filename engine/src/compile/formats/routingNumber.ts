/** Weights of the digits; the sum of the products is a multiple of ten (American Bankers Association). */
const weights = [3, 7, 1];

/** First digits that are given out: those of the twelve districts, of thrifts, of electronic payments and of cheques (ABA). */
const given = /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/;

/** Whether a text is a routing number of a bank in the United States, nine digits, whose check digit is right. */
export const isRoutingNumber = (text: string): boolean =>
  given.test(text) && [...text].reduce((sum, digit, at) => sum + Number(digit) * (weights[at % 3] ?? 0), 0) % 10 === 0;
