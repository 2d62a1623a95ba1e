import { status } from './status.ts';

/**
 * Every error this store can answer with: the code of the S3 API's error list, its HTTP status and its default text.
 * `InsufficientStorage` is ours: S3 has no full disk.
 */
export const s3Errors = {
  AccessDenied: { status: status.forbidden, message: 'Access Denied' },
  AccessForbidden: { status: status.forbidden, message: 'CORSResponse: This CORS request is not allowed.' },
  AuthorizationHeaderMalformed: { status: status.badRequest, message: 'The authorization header is malformed.' },
  AuthorizationQueryParametersError: {
    status: status.badRequest,
    message: 'The query parameters of the signature are not valid.',
  },
  BadDigest: { status: status.badRequest, message: 'The digest or checksum you specified did not match what we received.' },
  BucketAlreadyOwnedByYou: {
    status: status.conflict,
    message: 'The bucket you tried to create already exists, and you own it.',
  },
  EntityTooLarge: { status: status.badRequest, message: 'Your proposed upload exceeds the maximum allowed size.' },
  EntityTooSmall: { status: status.badRequest, message: 'Your proposed upload is smaller than the minimum allowed size.' },
  IncompleteBody: {
    status: status.badRequest,
    message: 'You did not provide the number of bytes specified by the Content-Length header.',
  },
  InsufficientStorage: { status: status.insufficientStorage, message: 'There is no room left on the disk.' },
  InternalError: { status: status.internalError, message: 'We encountered an internal error. Please try again.' },
  InvalidAccessKeyId: { status: status.forbidden, message: 'The access key ID you provided does not exist.' },
  InvalidArgument: { status: status.badRequest, message: 'Invalid argument.' },
  InvalidBucketName: { status: status.badRequest, message: 'The specified bucket is not valid.' },
  InvalidDigest: { status: status.badRequest, message: 'The Content-MD5 or checksum value you specified is not valid.' },
  InvalidPart: {
    status: status.badRequest,
    message: 'One or more of the specified parts could not be found, or its ETag or checksum did not match.',
  },
  InvalidPartOrder: { status: status.badRequest, message: 'The list of parts was not in ascending order.' },
  InvalidPolicyDocument: { status: status.badRequest, message: 'The content of the form is not a valid policy document.' },
  InvalidRange: { status: status.rangeNotSatisfiable, message: 'The requested range cannot be satisfied.' },
  InvalidRequest: { status: status.badRequest, message: 'The request is not valid.' },
  InvalidURI: { status: status.badRequest, message: 'Could not parse the specified URI.' },
  KeyTooLongError: { status: status.badRequest, message: 'Your key is too long.' },
  MalformedPOSTRequest: {
    status: status.badRequest,
    message: 'The body of your POST request is not well-formed multipart/form-data.',
  },
  MalformedXML: { status: status.badRequest, message: 'The XML you provided was not well-formed or not as expected.' },
  MaxPostPreDataLengthExceeded: {
    status: status.badRequest,
    message: 'The fields of your POST request preceding the upload file were too large.',
  },
  MethodNotAllowed: { status: status.methodNotAllowed, message: 'The method is not allowed against this resource.' },
  MissingContentLength: { status: status.lengthRequired, message: 'You must provide the Content-Length HTTP header.' },
  NoSuchBucket: { status: status.notFound, message: 'The specified bucket does not exist.' },
  NoSuchKey: { status: status.notFound, message: 'The specified key does not exist.' },
  NoSuchUpload: { status: status.notFound, message: 'The specified multipart upload does not exist.' },
  NotImplemented: { status: status.notImplemented, message: 'This store does not implement what the request asks for.' },
  PreconditionFailed: {
    status: status.preconditionFailed,
    message: 'At least one of the preconditions you specified did not hold.',
  },
  RequestTimeTooSkewed: {
    status: status.forbidden,
    message: 'The difference between the time of the request and the current time is too large.',
  },
  ServiceUnavailable: { status: status.unavailable, message: 'The store is starting. Please try again.' },
  SignatureDoesNotMatch: {
    status: status.forbidden,
    message: 'The request signature we calculated does not match the signature you provided.',
  },
  XAmzContentSHA256Mismatch: {
    status: status.badRequest,
    message: 'The provided x-amz-content-sha256 header does not match what was computed.',
  },
} satisfies Record<string, { status: number; message: string }>;

/** A code of the catalogue. */
export type S3ErrorCode = keyof typeof s3Errors;

/** An expected failure, as a value: what the client did wrong, or what is not there. */
export interface Failure {
  readonly failure: S3ErrorCode;
  readonly message: string;
  /** Headers the answer carries besides the usual ones, e.g. the Content-Range of a 416. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes a failure; the text is the catalogue's unless a better one is known. */
export function fail(
  code: S3ErrorCode,
  message: string = s3Errors[code].message,
  headers: Readonly<Record<string, string>> = {},
): Failure {
  return { failure: code, message, headers };
}

/** Whether a value is a {@link Failure} rather than a result. */
export function isFailure<T>(value: T | Failure): value is Failure {
  return typeof value === 'object' && value !== null && 'failure' in value;
}
