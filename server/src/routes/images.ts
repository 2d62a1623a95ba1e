import { Refusal, refuse } from '../errors.ts';
import { may } from '../films/permissions.ts';
import { refuseLocked } from '../films/refuse-locked.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import { listAssets } from '../repositories/assets.ts';
import { selectImage } from '../repositories/film-settings.ts';
import { lockFilm } from '../repositories/films.ts';
import { registerUpload } from './uploads.ts';

type UpdateImage =
  | CallRequest<'POST /filmmakers/update-image/:filmId'>
  | CallRequest<'POST /filmmakers/update-image/:filmId/:chapterId'>;

/** Give a film or an episode its image, and choose the image that stands for the film. */
export const imageHandlers: HandlersOf<
  'POST /filmmakers/update-image/:filmId' | 'POST /filmmakers/update-image/:filmId/:chapterId'
> = {
  'POST /filmmakers/update-image/:filmId': (call) => updateImage(call, null),
  'POST /filmmakers/update-image/:filmId/:chapterId': (call) => updateImage(call, call.params.chapterId),
};

async function updateImage(call: UpdateImage, chapterId: number | null) {
  const { body, params } = call;
  if (body.image === 'selectedImage') return select(call);
  const registration = { assetType: body.image, key: body.src, chapterId, name: undefined, language: undefined };
  return registerUpload(call, params.filmId, registration, '/src');
}

async function select({ services, account, body, params }: UpdateImage) {
  const { database, now, options } = services;
  const selected = await database.tables.transaction().execute(async (transaction) => {
    const film = await lockFilm(transaction, params.filmId, account.id);
    if (!film) return refuse('not_found');
    if (!may(options, film.status, 'assets')) return refuseLocked(film.status);
    const image = (await listAssets(transaction, film.id)).find(
      ({ content_type, key }) => key === body.src && content_type.startsWith('image/'),
    );
    if (!image) return refuse('upload_missing', { path: '/src' });
    await selectImage(transaction, film.id, image.key, new Date(now()));
    return { id: image.id };
  });
  return selected instanceof Refusal ? selected : { data: selected.id };
}
