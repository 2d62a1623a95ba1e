/** Whether a chosen file can still be read: one that was changed, moved or deleted since it was chosen cannot. */
export const isReadable = async (file: Blob): Promise<boolean> => {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
};
