/** Key in local storage of a person's unfinished uploads. */
export const getUploadsKey = (userId: number): string => `reelform-uploads-${userId}`;

/** Key in local storage of what was given up of them and that the server has not been told of. */
export const getWithdrawnKey = (uploadsKey: string): string => `${uploadsKey}-withdrawn`;

/** Whether an earlier visit of this person may have left uploads, or some that are to be thrown away. */
export const hasLeftUploads = (userId: number, storage: Storage): boolean => {
  const key = getUploadsKey(userId);
  try {
    return [key, getWithdrawnKey(key)].some((one) => storage.getItem(one) !== null);
  } catch {
    return false; // storage is forbidden: nothing was kept
  }
};
