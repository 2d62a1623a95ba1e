export type { ByteSource } from './byteSource.ts';
export { findAcceptedType, getContentType } from './contentType.ts';
export { judgeMedia, type MediaFacts, type MediaFinding, type MediaRule } from './mediaRules.ts';
export { readMediaRules } from './readMediaRules.ts';
export { isWholeMovie } from './wholeMovie.ts';
