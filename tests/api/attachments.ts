import { expect } from 'vitest';
import type { Client } from './client.ts';
import { mp4 } from './films.ts';

/** A small PDF, as far as its first bytes go. */
export const pdf = Uint8Array.from(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'));

/** Files that tests upload: a name, the media type that they claim, their bytes. */
export const files = {
  pdf: ['Call sheet.pdf', 'application/pdf', pdf],
  mp4: ['Interview.mp4', 'video/mp4', mp4],
  png: ['Set.png', 'image/png', Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
  emptyPdf: ['Empty.pdf', 'application/pdf', new Uint8Array()],
  pageAsPdf: ['Page.pdf', 'application/pdf', Uint8Array.from(Buffer.from('<!doctype html>'))],
  pdfAsVideo: ['Fake.mp4', 'video/mp4', pdf],
  videoAsPdf: ['Film.pdf', 'application/pdf', mp4],
} as const satisfies Record<string, readonly [string, string, Uint8Array<ArrayBuffer>]>;

/** Signs an address below a film's path and puts one of the files to it; the object's key. */
export const putAttachment = async (url: string, client: Client, filmId: number, kind: keyof typeof files): Promise<string> => {
  const [objectName, contentType, bytes] = files[kind];
  const signed = await client.call('GET /s3/sign', { query: { objectName, contentType, path: `films/${filmId}/assets/` } });
  expect(signed.status, JSON.stringify(signed.body)).toBe(200);
  const put = await fetch(new URL(signed.body.signedUrl, url), { method: 'PUT', headers: signed.body.headers, body: bytes });
  expect(put.status, await put.text()).toBe(200);
  return signed.body.key;
};
