/** Has the browser keep bytes as a file of a name. */
export const saveFile = (content: Blob, fileName: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has begun to read by the next turn; Safari needs the address a moment longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
