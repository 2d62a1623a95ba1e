import type { ImageReading } from '../image-file/imageFacts.ts';
import { mediaTypes } from '../image-file/imageKind.ts';

/** Endings that a name may have for each kind; the first is given to a file that has another one. */
const endings = { jpeg: ['jpg', 'jpeg'], png: ['png'], gif: ['gif'] } as const;

/** A file name with an ending that is right for its content. */
export const getOwnName = (name: string, kind: keyof typeof endings): string => {
  const [, base = name, ending = ''] = /^(.+)\.([^.]*)$/.exec(name) ?? [];
  const known: readonly string[] = endings[kind];
  return known.includes(ending.toLowerCase()) ? name : `${base}.${endings[kind][0]}`;
};

/** The file under the name and media type that its content has; browsers go by the name alone. */
export const withOwnType = (file: File, reading: ImageReading): File => {
  if (reading.kind === 'none' || reading.kind === 'other' || reading.kind === 'broken') return file;
  const type = mediaTypes[reading.kind];
  return file.type === type ? file : new File([file], getOwnName(file.name, reading.kind), { type });
};
