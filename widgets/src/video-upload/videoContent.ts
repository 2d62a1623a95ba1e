/** Why a choice of files is refused; also the key of the text that says so. */
export type VideoRefusal = 'tooMany' | 'empty' | 'quicktime' | 'notVideo';

/** Bytes that are read to tell one container from another: the head of the first box (ISO/IEC 14496-12, 4.2 and 4.3). */
const headBytes = 12;

/** `major_brand` of a QuickTime movie (Apple, QuickTime File Format, 'File type compatibility atom'). */
const quicktimeBrand = 'qt  ';

/** First atoms of QuickTime movies from before the file type atom (Apple, QuickTime File Format). */
const bareQuicktimeAtoms: ReadonlySet<string> = new Set(['moov', 'mdat', 'wide', 'pnot', 'skip', 'free']);

/** Brands of still images and sound in the same container (https://mp4ra.org/registered-types/brands). */
const otherBrands: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'mif1',
  'msf1',
  'avif',
  'avis',
  'M4A ',
  'M4B ',
  'M4P ',
  'crx ',
]);

type Container = 'mp4' | 'quicktime' | 'other';

const textAt = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));

/** Which container the first bytes of a file belong to. */
export const getContainer = (head: Uint8Array): Container => {
  const type = textAt(head, 4);
  if (bareQuicktimeAtoms.has(type)) return 'quicktime';
  if (type !== 'ftyp') return 'other';
  const brand = textAt(head, 8);
  if (brand === quicktimeBrand) return 'quicktime';
  return otherBrands.has(brand) ? 'other' : 'mp4';
};

const isAccepted = (type: string, accept: readonly string[]) =>
  accept.some((pattern) => (pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type));

/**
 * Why `files` cannot be taken as one video, `undefined` when they can. QuickTime is refused by its media type, by its
 * file extension and by its content, so that a renamed one is found out too.
 *
 * @param accept media types that are taken, for instance `['video/mp4']`; a file whose type the browser does not know
 * is judged by its content.
 * @throws what `Blob.arrayBuffer` throws when the file can no longer be read.
 */
export const findRefusal = async (files: readonly File[], accept: readonly string[]): Promise<VideoRefusal | undefined> => {
  const [file] = files;
  if (files.length > 1) return 'tooMany';
  if (!file) return 'notVideo';
  const type = file.type.toLowerCase();
  if (type === 'video/quicktime' || /\.(mov|qt)$/i.test(file.name)) return 'quicktime';
  if (file.size === 0) return 'empty';
  if (type !== '' && !isAccepted(type, accept)) return 'notVideo';
  const container = getContainer(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (container === 'quicktime') return 'quicktime';
  const mustBeMp4 = type === '' || type === 'video/mp4';
  return mustBeMp4 && container !== 'mp4' ? 'notVideo' : undefined;
};
