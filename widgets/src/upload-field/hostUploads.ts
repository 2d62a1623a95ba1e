import type { UploadResult, UploadService } from '@reelform/engine';

/** The host's service. @throws a `TypeError`, which is for developers, where there is none */
export const hostUploads = (services: { readonly uploads?: UploadService | undefined }): UploadService => {
  if (services.uploads) return services.uploads;
  throw new TypeError('This widget uploads: <SchemaForm services={{ uploads }}> is asked for.');
};

/** Where the host has stored a file. @throws a `TypeError`, which is for developers, about an answer that says nothing of it */
export const storedValue = (result: UploadResult | undefined): string => {
  if (typeof result?.value === 'string' && result.value !== '') return result.value;
  throw new TypeError("The host's uploads.upload() resolves without a { value: 'where the file is stored' }.");
};
