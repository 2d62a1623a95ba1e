/** Steps of an axis from 0: round numbers, whole ones, the last of them not below the greatest value. At most six. */
export function ticksUpTo(greatest: number): readonly number[] {
  const rough = Math.max(greatest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  const step = Math.max(1, factor * power);
  return Array.from({ length: Math.ceil(Math.max(greatest, 1) / step) + 1 }, (_none, index) => index * step);
}

/** Every how many labels one is shown, so that they do not touch. */
export const labelEvery = (count: number, width: number, labelWidth: number): number =>
  Math.max(1, Math.ceil((count * labelWidth) / Math.max(width, 1)));
