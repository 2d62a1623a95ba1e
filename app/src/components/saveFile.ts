/**
 * Has the browser keep what is at an address as a file. By a link it is no way out of the page, about which a form or an
 * upload would ask first; the file of another site's store still is one.
 *
 * @param fileName as the file is to be called. @default as the answer calls it
 */
export const saveFrom = (url: string, fileName = ''): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
};

/** Has the browser keep bytes as a file of a name. */
export const saveFile = (content: Blob, fileName: string): void => {
  const url = URL.createObjectURL(content);
  saveFrom(url, fileName);
  // The browser has begun to read by the next turn; Safari needs the address a moment longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
