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
    // Of a form that is drawn into another window it is an error of that window.
    if (unreadable.has(Object(error).name)) return undefined;
    throw error;
  }
};
