/** Why something cannot be read, by the system's word for it (https://nodejs.org/api/errors.html#common-system-errors). */
const obstacles: { readonly [code: string]: string } = {
  EACCES: 'reading it is not allowed',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is a file, not a folder',
  EPERM: 'reading it is not allowed',
};

/** Says in words why something could not be read; the system's word for it where there are none. */
export const whyUnread = (error: unknown): string => {
  const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
  return obstacles[code] ?? code;
};
