import type { FilmActionName } from '@reelform/schemas/api';
import type { DemoClient } from './demo-client.ts';
import type { DemoFilm } from './demo-films.ts';
import type { DemoFile } from './demo-media.ts';

/** Who makes the films and decides about them, and with what. */
export interface FilmSetting {
  readonly filmmaker: DemoClient;
  readonly staff: DemoClient;
  readonly video: DemoFile;
  readonly now: number;
}

const dayMs = 86_400_000;
const refusal = 'We could not agree on the licence. Write to us if you would like to talk again.';
const rejection = 'Thank you for sending it. The sound drops out after the first minute; please upload a new version.';

/** Makes a film as people would: its details, its video, its submission, and what staff decided. Its number. */
export async function fillFilm(setting: FilmSetting, film: DemoFilm): Promise<number> {
  const { filmmaker, staff, video } = setting;
  const { title, type, shortDescription, decisions } = film;
  const details = { title, type, shortDescription };
  const draft = { programStatus: 0 as const, programDetails: details, episodeData: [] };
  const { data } = await filmmaker.call('POST /filmmakers/films/create', { body: draft });
  const { id } = data;
  if (!decisions) return id;
  const videoUrl = await filmmaker.upload(`films/${id}/assets/`, { ...video, name: `${title}.mp4` });
  await filmmaker.call('POST /filmmakers/films/:id/upload-assets', {
    params: { id },
    body: { assetType: 'videoUrl', assetUrl: videoUrl },
  });
  await filmmaker.call('POST /filmmakers/films/:id/update', {
    params: { id },
    body: { programStatus: 1, programDetails: { ...details, videoUrl, terms: true }, episodeData: [] },
  });
  for (const [index, action] of decisions.entries()) {
    if (film.hasRejectedVideo && index === decisions.length - 1) await decideVideo(staff, id, 'rejectAsset');
    // What is shown to viewers was looked at before.
    if (action === 'activate') await decideVideo(staff, id, 'approveAsset');
    await decide(staff, id, action, setting.now, film);
  }
  return id;
}

async function decide(staff: DemoClient, id: number, action: FilmActionName, now: number, film: DemoFilm): Promise<void> {
  const { data } = await staff.call('GET /staff/films/:id', { params: { id } });
  const release = new Date(film.releaseInDays === undefined ? now : Date.now() + film.releaseInDays * dayMs);
  await staff.call('POST /staff/films/:id/decide', {
    params: { id },
    body: {
      action,
      version: data.film.version,
      ...(action === 'activate' && { releaseDate: release.toISOString() }),
      ...(action === 'reject' && { note: rejection }),
      ...((action === 'cancelContract' || action === 'deactivate') && { note: refusal }),
    },
  });
}

async function decideVideo(staff: DemoClient, id: number, action: 'approveAsset' | 'rejectAsset'): Promise<void> {
  const { data } = await staff.call('GET /staff/films/:id', { params: { id } });
  const [video] = data.assets;
  if (!video) return;
  await staff.call('POST /staff/assets/:id/decide', {
    params: { id: video.id },
    body: { action, assetStatus: 2, ...(action === 'rejectAsset' && { note: rejection }) },
  });
}
