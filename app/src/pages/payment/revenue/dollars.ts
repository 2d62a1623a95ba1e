/** Writes amounts of US dollars as a language does. @param tag language tag (BCP 47) */
export const dollarsIn = (tag: string): ((amount: number) => string) => {
  const { format } = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' });
  return (amount) => format(amount);
};
