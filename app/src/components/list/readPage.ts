/** The last page that the server takes in its queries of lists. */
const lastPage = 100_000;

/** The page of a list that an address asks for, beginning with 1; what makes no sense is the first. */
export const readPage = (parameters: URLSearchParams): number => {
  const page = Number(parameters.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
};
