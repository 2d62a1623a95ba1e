import type { AssetFacts, CallTypes } from '@reelform/schemas/api';
import { readAssetType } from '../asset-options.ts';
import type { Asset } from '../repositories/assets.ts';
import type { Film } from '../repositories/films.ts';
import type { Storage } from '../storage/storage.ts';
import { readObjectName } from './object-keys.ts';

type AssetRow = CallTypes<'GET /filmmakers/films/:id/assets'>['reply']['data']['rows'][number];

const statuses = [0, 1, 2, 5] as const;

/** What the asset forms know of an asset; nothing for one that is removed or of a type that this version does not know. */
export const assetFacts = (asset: Asset): readonly AssetFacts[] => {
  const assetType = readAssetType(asset.type);
  const assetStatus = statuses.find((status) => status === asset.status);
  if (!assetType || assetStatus === undefined) return [];
  return [
    {
      assetType,
      assetUrl: asset.key,
      assetStatus,
      assetChapterId: asset.chapter_id,
      lanCode: asset.language_code,
      name: asset.name ?? readObjectName(asset.key),
    },
  ];
};

/** The assets of a film as its owner sees them, each with an address that is valid for a short time. */
export const assetRows = async (film: Film, assets: readonly Asset[], storage: Storage): Promise<AssetRow[]> => {
  const rows = assets.flatMap((asset) => assetFacts(asset).map((facts) => ({ asset, facts })));
  return Promise.all(
    rows.map(async ({ asset, facts }) => ({
      ...facts,
      id: asset.id,
      url: await storage.signGet(asset.key),
      assetRejectionNotes: asset.reject_message,
      note: asset.note,
      isTrailer: facts.assetType === 'trailerUrl',
      programDetails: { selectedImage: film.selected_image },
      contentType: asset.content_type,
      sizeBytes: Number(asset.size_bytes),
    })),
  );
};
