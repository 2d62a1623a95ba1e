import type { UploadService } from '@reelform/engine';

/** Stores documents on the fund's server. XMLHttpRequest, because `fetch` does not tell how far an upload is. */
export const documents: UploadService = {
  upload: ({ file, onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', '/api/documents');
      request.responseType = 'json';
      request.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total });
      request.onload = () =>
        request.status === 200 ? resolve(request.response) : reject(new Error(request.response?.message ?? ''));
      request.onerror = () => reject(new Error());
      signal.addEventListener('abort', () => {
        request.abort();
        reject(signal.reason);
      });
      request.send(file);
    }),
};
