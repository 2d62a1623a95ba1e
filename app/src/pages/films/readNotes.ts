import type { CallTypes } from '@reelform/schemas/api';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import { sessionKey } from '../../session/useSession.ts';
import { filmsKey } from './list/useFilms.ts';

/** Which notes of a film. */
export type NotesBody = CallTypes<'POST /filmmakers/notification/:id/update'>['body'];

/** Takes notes of a film as read, off the list and the badge. @throws when they could not be: they stay unread */
export const readNotes = async (api: ApiClient, queries: QueryClient, id: number, body: NotesBody): Promise<void> => {
  await api.call('POST /filmmakers/notification/:id/update', { params: { id }, body });
  void queries.invalidateQueries({ queryKey: filmsKey });
  void queries.invalidateQueries({ queryKey: sessionKey });
};
