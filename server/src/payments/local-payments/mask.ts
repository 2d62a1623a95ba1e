const shownCharacters = 4;

/** What is shown of an account's number or an e-mail address: enough for its owner to know it again. */
export function mask(text: string): string {
  const [, first = '', domain = ''] = /^(.)[^@]*(@.+)$/u.exec(text) ?? [];
  if (domain !== '') return `${first}•••${domain}`;
  const characters = [...text.replace(/[\s-]/g, '')];
  // A short number would be given away by its end.
  return `••••${characters.slice(-Math.min(shownCharacters, Math.floor(characters.length / 2))).join('')}`;
}
