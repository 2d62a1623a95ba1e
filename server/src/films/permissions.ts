import { AssetStatus, type AssetTypeName, type FilmPermission } from '@reelform/schemas/api';
import type { SchemaOptions } from '../schema-options.ts';

type Options = Pick<SchemaOptions, 'permissions'>;

/** What a filmmaker may do with a film in a status. */
export const permissionsAt = ({ permissions }: Options, status: number): readonly FilmPermission[] =>
  permissions.get(status) ?? [];

/** Whether a filmmaker may do one thing with a film in a status. */
export const may = (options: Options, status: number, permission: FilmPermission): boolean =>
  permissionsAt(options, status).includes(permission);

/** Whether anything at all may be uploaded to a film in a status. */
export const takesUploads = (options: Options, status: number): boolean =>
  permissionsAt(options, status).some((one) => uploading.includes(one));

const uploading: readonly FilmPermission[] = ['submission', 'assets', 'rejectedAssets', 'bts', 'promotions'];

/** What the permission to upload depends on. */
export interface UploadPlace {
  readonly status: number;
  readonly assetType: AssetTypeName;
  /** Status of the newest asset of the same place; `undefined` where there is none or the place is a list. */
  readonly newestStatus: number | undefined;
}

const subtitleTypes: readonly AssetTypeName[] = ['videoSrtFiles', 'trailerSrtFiles'];
const submittedTypes: readonly AssetTypeName[] = ['videoUrl', 'episodeUrl'];
const settled: readonly (number | undefined)[] = [AssetStatus.approved, AssetStatus.deletionRequested];

/** Whether an asset may be uploaded to its place. Of a rejected film only what was not approved may be replaced. */
export function mayUpload(options: Options, { status, assetType, newestStatus }: UploadPlace): boolean {
  if (subtitleTypes.includes(assetType)) return may(options, status, 'subtitles');
  if (may(options, status, 'assets')) return true;
  if (may(options, status, 'rejectedAssets')) return !settled.includes(newestStatus);
  return submittedTypes.includes(assetType) && may(options, status, 'submission');
}

/** Whether an asset's removal may be asked for. */
export function mayRemove(
  options: Options,
  status: number,
  asset: { readonly type: string; readonly status: number },
): boolean {
  const isSettled = may(options, status, 'rejectedAssets') && settled.includes(asset.status);
  if (isSettled) return false;
  if (asset.type === 'trailerUrl') return may(options, status, 'removeTrailer');
  if (asset.type === 'videoUrl' || asset.type === 'episodeUrl') return may(options, status, 'removeVideo');
  return may(options, status, 'removeAsset');
}
