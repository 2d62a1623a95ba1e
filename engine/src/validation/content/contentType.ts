import type { ByteSource } from './byteSource.ts';
import { getCompoundContent } from './compoundContent.ts';
import { compoundType, signatureBytes, typeBySignature, zipType } from './signatures.ts';
import { getZipContent } from './zipContent.ts';

/**
 * Media type of a file by what it holds, whatever it is called; `undefined` when its bytes say nothing, as those of a
 * plain text. A few places of the file are read.
 * @throws what the source throws
 */
export const getContentType = async (source: ByteSource): Promise<string | undefined> => {
  const type = typeBySignature(await source.read(0, Math.min(signatureBytes, source.size)));
  if (type === zipType) return getZipContent(source);
  return type === compoundType ? getCompoundContent(source) : type;
};

/** Whether a media type is one of those taken: `video/mp4`, or all of a kind as `image/*`. */
export const isTypeAccepted = (type: string, accept: readonly string[]): boolean =>
  accept.some((pattern) => (pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type));

/** Kinds of media types whose files can be told by nothing in them. */
const isUnmarked = (type: string) => type.startsWith('text/') || type === 'application/json' || type === 'application/xml';

/**
 * The media type that a file is taken as; `undefined` when it is none of those taken. What its bytes say counts; the type
 * that it claims counts for texts only, which have no signature.
 * @param claimed the type that the browser or the caller names, `''` for none
 * @throws what the source throws
 */
export const findAcceptedType = async (
  source: ByteSource,
  claimed: string,
  accept: readonly string[],
): Promise<string | undefined> => {
  const found = await getContentType(source);
  const type = found ?? (isUnmarked(claimed) ? claimed : undefined);
  return type !== undefined && isTypeAccepted(type, accept) ? type : undefined;
};
