import type { CallTypes } from '@reelform/schemas/api';
import { addedReply } from '../forms/added-fields.ts';
import type { BtsDocument } from '../repositories/bts-documents.ts';
import type { Services } from '../services.ts';
import { seconds } from '../unix-seconds.ts';

type BtsRow = CallTypes<'GET /filmmakers/films/:id/bts-docs'>['reply']['data']['rows'][number];

/** A file from behind the scenes as its owner and staff see it. */
export const btsRow = async (
  document: BtsDocument,
  { forms, storage }: Pick<Services, 'forms' | 'storage'>,
): Promise<BtsRow> => ({
  btsDocId: document.id,
  fileName: document.file_name,
  filePath: document.key,
  src: document.key,
  notes: document.notes,
  ...addedReply(forms, 'bts-document', document.added),
  filmmakerProgramId: document.film_id,
  url: await storage.signGet(document.key, 'preview'),
  downloadUrl: await storage.signGet(document.key, { fileName: document.file_name }),
  contentType: document.content_type,
  sizeBytes: Number(document.size_bytes),
  createdAt: seconds(document.created_at),
  version: document.version,
});
