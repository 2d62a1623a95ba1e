/** Key under which a film's unsaved entries are kept on this device. @param filmId `undefined` for a film not stored yet */
export const getDraftKey = (userId: number | undefined, filmId: number | undefined): string =>
  `film-submission/${userId ?? ''}/${filmId ?? 'new'}`;
