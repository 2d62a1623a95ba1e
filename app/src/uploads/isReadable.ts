/** Whether a file can still be read: one that was changed, moved or deleted since it was chosen cannot. */
export const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
