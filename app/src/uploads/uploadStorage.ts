/** Key in local storage of a person's unfinished uploads. */
export const getUploadsKey = (userId: number): string => `reelform-uploads-${userId}`;

/** Whether an earlier visit of this person may have left uploads. */
export const hasLeftUploads = (userId: number, storage: Storage): boolean => {
  try {
    return storage.getItem(getUploadsKey(userId)) !== null;
  } catch {
    return false; // storage is forbidden: nothing was kept
  }
};
