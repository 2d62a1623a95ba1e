import { getStoredName } from '@reelform/widgets';
import { isAxiosError } from 'axios';
import { useState } from 'react';
import { saveFile } from '../../components/saveFile.ts';
import { useToast } from '../../components/toast/useToast.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import type { Resource } from './resource.ts';

/** Time-out of a download (specification, section 9), in ms. */
const downloadTimeoutMs = 120_000;

/** The name of the file behind a signed address. */
const nameOf = (url: string) => getStoredName(new URL(url, location.href).pathname);

/** Downloads files of the library, each once at a time; what fails or takes too long is said. */
export const useDownload = () => {
  const { api, text } = usePortal();
  const toast = useToast();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  const download = async ({ id, downloadUrl }: Resource) => {
    setBusy((before) => new Set([...before, id]));
    try {
      const { data } = await api.http.get<Blob>(downloadUrl, {
        responseType: 'blob',
        timeout: downloadTimeoutMs,
        withCredentials: false,
      });
      saveFile(data, nameOf(downloadUrl));
    } catch (error) {
      const isLate = isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
      toast.error(text(isLate ? 'resources.downloadTimedOut' : 'resources.downloadFailed'));
    } finally {
      setBusy((before) => new Set([...before].filter((other) => other !== id)));
    }
  };
  return { isBusy: (resource: Resource) => busy.has(resource.id), download };
};
