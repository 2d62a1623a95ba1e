const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** A time as SRT writes it, `00:00:01,000`. */
export const formatCueTime = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => pad(part)).join(':');
  return `${clock},${pad(milliseconds % 1000, 3)}`;
};
