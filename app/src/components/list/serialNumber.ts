/** Rows on one page of a list, as the server sends them. */
export const pageSize = 20;

/** Number of a row in the whole list. @param page beginning with 1 @param index of the row on its page, beginning with 0 */
export const getSerialNumber = (page: number, index: number, rowsOnPage = pageSize): number =>
  rowsOnPage * (page - 1) + index + 1;
