import type { UploadRequest, UploadService } from '@reelform/engine';
import { createLanes, createUpload, type ResumeMemory } from '@reelform/widgets/upload-core';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { usePortal } from '../portal/PortalContext.ts';
import { createChecksumWorker } from './checksumWorker.ts';
import { createStoreCalls } from './storeCalls.ts';
import { toProgress } from './toProgress.ts';

/** What becomes of the files of a form, beside their way to the store. */
export interface AttachmentHooks {
  /** Called once a file is stored, before the form holds its key. What it throws ends the upload. */
  readonly onStored?: (key: string, request: UploadRequest) => Promise<void> | void;
  /** Said of a failure for which the server has no words of its own. @default the widget's own */
  readonly failed?: string;
  readonly remove?: UploadService['remove'];
  readonly previewUrl?: UploadService['previewUrl'];
}

/** The uploads of a form whose files belong to it: they end with it. */
export interface AttachmentUploads {
  readonly uploads: UploadService;
  /** How many are under way. */
  readonly active: () => number;
}

/** An upload that ends with its form is not gone on with. */
const noMemory: ResumeMemory = { recall: () => undefined, keep: () => undefined, forget: () => undefined };

const firstWaitMs = 500;
const longestWaitMs = 15_000;

/** Uploads below a path of the store for as long as a form is open. */
export const useAttachmentUploads = (path: string, hooks: AttachmentHooks): AttachmentUploads => {
  const { api, config, text } = usePortal();
  const latest = useRef(hooks);
  useEffect(() => {
    latest.current = hooks;
  });
  const [service] = useState(() => {
    const { uploads: settings } = config;
    const worker = createChecksumWorker();
    const lanes = createLanes(settings.transfersAtOnce);
    const calls = createStoreCalls({ api, path, checksum: worker.ask, unreachable: text('error.network') });
    let underWay = 0;

    const send = async (request: UploadRequest): Promise<string> => {
      const { file, signal, onProgress, onControls } = request;
      const upload = createUpload({
        file,
        lanes,
        calls,
        type: file.type.toLowerCase() || 'application/octet-stream',
        memory: noMemory,
        settings: {
          singlePutBytes: settings.singlePutBytes,
          partBytes: settings.partBytes,
          smallPartBytes: settings.smallPartBytes,
          partsAtOnce: settings.partsAtOnce,
          stallMs: settings.stallSeconds * 1000,
          giveUpMs: settings.giveUpMinutes * 60_000,
          firstWaitMs,
          longestWaitMs,
        },
      });
      const cancel = () => void upload.cancel(signal.reason);
      const stopReporting = upload.subscribe(() => {
        const progress = toProgress(upload.state());
        if (progress) onProgress(progress);
      });
      signal.addEventListener('abort', cancel, { once: true });
      if (signal.aborted) cancel();
      onControls?.({ pause: upload.pause, resume: upload.resume });
      try {
        return await upload.finished;
      } finally {
        stopReporting();
        signal.removeEventListener('abort', cancel);
      }
    };

    const uploads: UploadService = {
      async upload(request) {
        underWay += 1;
        try {
          const key = await send(request);
          request.signal.throwIfAborted();
          await latest.current.onStored?.(key, request);
          return { value: key };
        } catch (error) {
          const isExplained = error instanceof ApiError && error.status >= 400 && error.message !== '';
          const { failed } = latest.current;
          if (request.signal.aborted || isExplained || failed === undefined) throw error;
          throw new Error(failed, { cause: error });
        } finally {
          underWay -= 1;
        }
      },
      remove: async (value, pointer) => latest.current.remove?.(value, pointer),
      previewUrl: async (value) => latest.current.previewUrl?.(value),
    };
    return { uploads, active: () => underWay, close: () => worker.close() };
  });
  useEffect(() => service.close, [service]);
  return service;
};
