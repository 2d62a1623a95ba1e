/** Longest piece of a line that a finding quotes. */
const quotedLength = 60;

/** A line, or a part of one, as a finding quotes it: however long it is, it is to be read. */
export const quote = (line: string): string =>
  line.length > quotedLength ? `${line.trim().slice(0, quotedLength)}…` : line.trim();
