export { allowScript } from '../worker/allowScript.ts';
export { answerQuestions } from '../worker/answerQuestions.ts';
export type { WorkerLine, WorkerLineOptions } from '../worker/createWorkerLine.ts';
export { createWorkerLine } from '../worker/createWorkerLine.ts';
export { getBlobChecksum } from './blobChecksum.ts';
export type { Upload, UploadOptions } from './createUpload.ts';
export { createUpload } from './createUpload.ts';
export { getFingerprint } from './fingerprint.ts';
export { isReadable } from './isReadable.ts';
export type { Lanes } from './lanes.ts';
export { createLanes } from './lanes.ts';
export type { Pace } from './pace.ts';
export type { ResumeMemory, ResumePoint } from './resumePoint.ts';
export { watchStall } from './stallWatch.ts';
export type { UnfinishedUpload, UnfinishedUploads, UploadIdentity } from './unfinishedUploads.ts';
export { createUnfinishedUploads } from './unfinishedUploads.ts';
export type {
  FailureKind,
  FileFacts,
  MultipartName,
  PutRequest,
  SentPart,
  SignedAddress,
  StoredPart,
  UploadCalls,
} from './uploadCalls.ts';
export type { UploadSettings } from './uploadSettings.ts';
export type { UploadState } from './uploadState.ts';
export { getRetryWait, isOffline, waitForRetry } from './waitForRetry.ts';
