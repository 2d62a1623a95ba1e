/** How a file is cut: parts of one size, from `cutAt` on of a smaller one. */
export interface PartPlan {
  readonly partBytes: number;
  /** Number of the first small part; `undefined` while there is none. */
  readonly cutAt: number | undefined;
  readonly smallPartBytes: number;
}

/** One part: bytes from `start` to before `end`. */
export interface Part {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/** The highest part number (S3 limits). */
const mostParts = 10_000;

const mebibyte = 1024 ** 2;

/** `bytes`, or as many more as it takes to have at most `most` parts. */
const atLeast = (bytes: number, size: number, most: number) =>
  size <= bytes * most ? bytes : Math.ceil(size / most / mebibyte) * mebibyte;

/** The parts of a file of `size` bytes, numbered from 1 without gaps, as S3 wants them when they carry checksums. */
export const getParts = (size: number, { partBytes, cutAt, smallPartBytes }: PartPlan): readonly Part[] => {
  const parts: Part[] = [];
  for (let start = 0; start < size; ) {
    const number = parts.length + 1;
    const end = Math.min(size, start + (cutAt !== undefined && number >= cutAt ? smallPartBytes : partBytes));
    parts.push({ number, start, end });
    start = end;
  }
  return parts;
};

/** A plan of equal parts; they grow past `partBytes` only where the file would have too many. */
export const createPlan = (size: number, partBytes: number): PartPlan => {
  const bytes = atLeast(partBytes, size, mostParts);
  return { partBytes: bytes, cutAt: undefined, smallPartBytes: bytes };
};

/** The plan with everything from part `cutAt` on cut small; small parts grow where there would be too many. */
export const cutSmall = (size: number, plan: PartPlan, cutAt: number, smallPartBytes: number): PartPlan => {
  const left = size - (cutAt - 1) * plan.partBytes;
  return { ...plan, cutAt, smallPartBytes: atLeast(smallPartBytes, left, mostParts - cutAt) };
};
