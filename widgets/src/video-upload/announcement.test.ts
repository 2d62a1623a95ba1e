import { expect, it } from 'vitest';
import { idle, type UploadState } from '../upload-field/uploadState.ts';
import { getAnnouncement } from './announcement.ts';

const file = new File(['x'], 'film.mp4');
const texts = (name: string, values: { [name: string]: string | number } = {}) =>
  `${name} ${Object.values(values).join()}`.trim();

it.each<[UploadState, string]>([
  [idle, ''],
  [{ step: 'checking', file }, ''],
  [{ step: 'uploading', file, sent: 0, total: 100 }, 'uploading 0'],
  [{ step: 'uploading', file, sent: 24, total: 100 }, 'uploading 0'],
  [{ step: 'uploading', file, sent: 25, total: 100 }, 'uploading 25'],
  [{ step: 'uploading', file, sent: 99, total: 100 }, 'uploading 75'],
  [{ step: 'uploading', file, sent: 60, total: 100, hold: 'paused' }, 'paused'],
  [{ step: 'failed', message: 'It broke.', name: 'film.mp4', retry: file }, 'It broke.'],
  [{ step: 'done', value: 'k' }, 'uploaded'],
])('%j is spoken as "%s"', (state, speech) => {
  expect(getAnnouncement(state, texts)).toBe(speech);
});
