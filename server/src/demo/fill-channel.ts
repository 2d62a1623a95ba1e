import type { DemoClient } from './demo-client.ts';
import { createDemoPicture, type DemoFile } from './demo-media.ts';

/** Who fills what lies beside the films, and with what. */
export interface LibrarySetting {
  readonly filmmaker: DemoClient;
  readonly staff: DemoClient;
  readonly video: DemoFile;
}

/**
 * Opens a channel with videos in it, another filmmaker's among them.
 * @param videos films in their order
 * @returns the code of its short link
 */
export async function fillChannel(
  { filmmaker, staff }: LibrarySetting,
  { number, name }: { readonly number: number; readonly name: string },
  videos: readonly number[],
): Promise<string> {
  const banner = await filmmaker.upload('channels/images', await createDemoPicture('banner.jpg', 1440, 600, number));
  const headline = 'Quiet films about loud weather: dramas and documentaries from the coast.';
  const { data: asked } = await filmmaker.call('POST /filmmaker/channel/create', {
    body: { number, name, headline, bannerImage: banner },
  });
  const { id } = asked;
  const { data } = await staff.call('GET /staff/channels/:id', { params: { id } });
  await staff.call('POST /staff/channels/:id/decide', {
    params: { id },
    body: { action: 'approveChannel', version: data.channel.version },
  });
  await filmmaker.call('POST /filmmaker/channel/:id/assign-video', {
    params: { id },
    body: { videos: videos.map((video) => ({ id: video })) },
  });
  const { data: own } = await filmmaker.call('GET /filmmaker/channel/detail');
  return codeOf(own.channel?.filmmakerChannelShortlink ?? '');
}

/** The code at the end of a short link. */
export const codeOf = (shortlink: string): string => shortlink.replace(/^.*\//, '');

/** Publishes files for filmmakers to download. */
export async function fillLibrary({ staff, video }: LibrarySetting): Promise<void> {
  const kept = async (file: DemoFile) => staff.upload('resources/', file);
  const picture = (name: string, seed: number) => createDemoPicture(name, 1280, 720, seed);
  const thumb = await kept(await picture('teaser.jpg', 3));
  const files = [
    { kind: 'Image' as const, title: 'Logo on light ground', image: await kept(await picture('logo-light.jpg', 1)) },
    { kind: 'Image' as const, title: 'Laurels for your poster', image: await kept(await picture('laurels.jpg', 2)) },
    { kind: 'Video' as const, title: 'Teaser template', video: await kept({ ...video, name: 'teaser.mp4' }), thumb },
  ];
  for (const file of files) {
    const { data: resourceId } = await staff.call('POST /staff/resources/create', { body: { tab: 'brandingAssets', ...file } });
    const { data: desk } = await staff.call('GET /staff/resources');
    const version = desk.rows.find(({ id }) => id === resourceId)?.version ?? 1;
    await staff.call('POST /staff/resources/:id/decide', { params: { id: resourceId }, body: { action: 'publish', version } });
  }
}

/** Adds files from behind the scenes to a film. */
export async function fillBts({ filmmaker }: LibrarySetting, filmId: number): Promise<void> {
  for (const [seed, notes] of ['First day on the pier', 'Night shoot, second unit'].entries()) {
    const file = await createDemoPicture(`set-${seed + 1}.jpg`, 960, 540, seed + 5);
    const filePath = await filmmaker.upload(`films/${filmId}/assets/`, file);
    const body = { filmmakerProgramId: filmId, filePath, fileName: file.name, notes };
    await filmmaker.call('POST /filmmakers/films/bts-docs/create', { body });
  }
}
