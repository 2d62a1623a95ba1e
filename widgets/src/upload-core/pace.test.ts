import { expect, it } from 'vitest';
import { createPaceMeter } from './pace.ts';

it('tells speed and time left over the last ten seconds, once enough is known', () => {
  let now = 0;
  const meter = createPaceMeter(() => now);
  meter.note(0);
  now = 1000;
  meter.note(5_000_000);
  expect(meter.pace(100_000_000)).toBeUndefined();
  now = 2000;
  meter.note(10_000_000);
  expect(meter.pace(100_000_000)).toEqual({ bytesPerSecond: 5_000_000, secondsLeft: 18 });
  for (now = 3000; now <= 20_000; now += 1000) meter.note(10_000_000 + (now - 2000) * 1000);
  expect(meter.pace(100_000_000)?.bytesPerSecond).toBe(1_000_000);
  meter.reset();
  expect(meter.pace(100_000_000)).toBeUndefined();
});
