/** Names of what reading throws once a file was changed, moved or deleted (File API, 'snapshot state'). */
const unreadable: ReadonlySet<unknown> = new Set(['NotReadableError', 'NotFoundError']);

/**
 * What a look into a chosen file finds; `undefined` of one that can no longer be read: whoever sends it has the words for that.
 * @throws any other failure of the look
 */
export const unlessUnreadable = async <Found>(look: Promise<Found>): Promise<Found | undefined> => {
  try {
    return await look;
  } catch (error) {
    if (error instanceof DOMException && unreadable.has(error.name)) return undefined;
    throw error;
  }
};
