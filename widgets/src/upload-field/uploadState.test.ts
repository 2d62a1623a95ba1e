import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPercent, idle, nextUploadState, type UploadEvent, type UploadState } from './uploadState.ts';

const file = new File(['0123456789'], 'film.mp4', { type: 'video/mp4' });
const uploading = (sent: number, total = 10): UploadState => ({ step: 'uploading', file, sent, total });

describe('states of an upload (R-155 to R-157)', () => {
  it.each<{ name: string; from: UploadState; event: UploadEvent; to: UploadState }>([
    { name: 'a chosen file is checked', from: idle, event: { type: 'chosen', file }, to: { step: 'checking', file } },
    {
      name: 'a refused file cannot be tried again',
      from: { step: 'checking', file },
      event: { type: 'refused', message: 'no' },
      to: { step: 'failed', message: 'no', name: file.name, retry: undefined },
    },
    { name: 'an upload starts at nothing', from: { step: 'checking', file }, event: { type: 'started' }, to: uploading(0) },
    { name: 'progress moves on', from: uploading(2), event: { type: 'progressed', sent: 5, total: 10 }, to: uploading(5) },
    {
      name: 'progress never goes back',
      from: uploading(5),
      event: { type: 'progressed', sent: 2, total: 10 },
      to: uploading(5),
    },
    {
      name: 'progress stops at the total',
      from: uploading(5),
      event: { type: 'progressed', sent: 12, total: 10 },
      to: uploading(10),
    },
    {
      name: 'a failure can be tried again',
      from: uploading(5),
      event: { type: 'failed', message: 'broken' },
      to: { step: 'failed', message: 'broken', name: file.name, retry: file },
    },
    {
      name: 'an upload that was refused for good can not',
      from: uploading(5),
      event: { type: 'failed', message: 'too large', isFinal: true },
      to: { step: 'failed', message: 'too large', name: file.name, retry: undefined },
    },
    {
      name: 'a late failure is ignored, even a final one',
      from: idle,
      event: { type: 'failed', message: 'too large', isFinal: true },
      to: idle,
    },
    {
      name: 'a cancelled upload can be tried again',
      from: uploading(5),
      event: { type: 'cancelled', message: 'stopped' },
      to: { step: 'failed', message: 'stopped', name: file.name, retry: file },
    },
    {
      name: 'a finished upload is done',
      from: uploading(5),
      event: { type: 'finished', value: 'k' },
      to: { step: 'done', value: 'k' },
    },
    { name: 'a late finish after a cancel is ignored', from: idle, event: { type: 'finished', value: 'k' }, to: idle },
    { name: 'late progress is ignored', from: idle, event: { type: 'progressed', sent: 5, total: 10 }, to: idle },
    { name: 'a late failure is ignored', from: idle, event: { type: 'failed', message: 'x' }, to: idle },
    {
      name: 'a removed video leaves nothing',
      from: { step: 'done', value: 'k' },
      event: { type: 'valueChanged', value: undefined },
      to: idle,
    },
    {
      name: 'the field taking the uploaded value changes nothing',
      from: { step: 'done', value: 'k' },
      event: { type: 'valueChanged', value: 'k' },
      to: { step: 'done', value: 'k' },
    },
    {
      name: 'a form reset leaves an upload under way',
      from: uploading(5),
      event: { type: 'valueChanged', value: undefined },
      to: uploading(5),
    },
  ])('$name', ({ from, event, to }) => {
    expect(nextUploadState(from, event)).toEqual(to);
  });

  it('the percentage rises from 0 to 100 whatever progress is reported', () => {
    const reports = fc.array(fc.record({ sent: fc.integer({ min: -5, max: 2000 }), total: fc.constant(1000) }));
    fc.assert(
      fc.property(reports, (events) => {
        let state = uploading(0, 1000);
        let last = 0;
        for (const report of events) {
          state = nextUploadState(state, { type: 'progressed', ...report });
          const percent = state.step === 'uploading' ? getPercent(state) : Number.NaN;
          expect(percent).toBeGreaterThanOrEqual(last);
          expect(percent).toBeLessThanOrEqual(100);
          last = percent;
        }
      }),
    );
  });
});
