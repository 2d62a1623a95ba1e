/** In which order the files of a field were chosen that have arrived since it was drawn. */
export interface ChosenOrder {
  /**
   * Notes a file that has arrived.
   * @param number grows with every file that is chosen
   * @returns whether another that has arrived was chosen later
   */
  arrived(url: string, number: number): (url: string) => boolean;
}

/** Remembers in which order files were chosen: small ones overtake large ones on their way. */
export const createChosenOrder = (): ChosenOrder => {
  const numbers = new Map<string, number>();
  return {
    arrived(url, number) {
      numbers.set(url, number);
      return (other) => (numbers.get(other) ?? 0) > number;
    },
  };
};
