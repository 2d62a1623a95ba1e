import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createCall, readBytes } from './call.ts';
import { headerValue } from './claim.ts';
import { answerPreflight, corsHeaders } from './cors.ts';
import { hasCode } from './disk.ts';
import { type Failure, fail, isFailure } from './errors.ts';
import { readBoundary } from './form-data.ts';
import { postObject } from './post-object.ts';
import { failureReply, type Reply, sendReply } from './reply.ts';
import { runCall } from './routes.ts';
import { authenticate, type SigningKeys } from './signature.ts';
import { openStore, type Store } from './store.ts';
import { parseTarget } from './target.ts';

/** How the embedded store is set up. */
export interface EmbeddedS3Options {
  /** Its folder; nobody else may use it. Made when it is missing. */
  directory: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The region that signatures name. @default 'us-east-1' */
  region?: string;
  /** A path in front of the buckets, e.g. `/storage`; part of what clients sign. @default '' */
  basePath?: string;
  /** Origins that browsers may call from, for buckets that have no CORS configuration of their own. @default [] */
  corsOrigins?: string[];
  /** Whether what was acknowledged is forced to the disk first. @default true */
  fsync?: boolean;
  /** Told of faults in one line. @default standard error */
  log?: (message: string) => void;
}

/** Milliseconds of silence after which a connection is given up. */
const silence = 300_000;

interface Setting {
  readonly store: Store;
  readonly keys: SigningKeys;
  readonly basePath: string;
  readonly corsOrigins: readonly string[];
}

/**
 * Makes a server of the S3 protocol over a folder: path-style addresses, one key pair, signature version 4.
 * Opening the folder sweeps what a crash left in it. The caller listens, and holds the folder's lock.
 */
export function createEmbeddedS3(options: EmbeddedS3Options): Server {
  const log = options.log ?? ((message: string) => void process.stderr.write(`${message}\n`));
  const { accessKeyId, secretAccessKey, region = 'us-east-1' } = options;
  const setting: Setting = {
    store: openStore(options.directory, options.fsync ?? true, log),
    keys: { accessKeyId, secretAccessKey, region },
    basePath: (options.basePath ?? '').replace(/\/+$/, ''),
    corsOrigins: options.corsOrigins ?? [],
  };
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    answer(setting, request, response).catch((error: unknown) => {
      if (!isGone(error, request))
        log(`${request.method ?? ''} failed: ${error instanceof Error ? error.stack : String(error)}`);
      // A request that was read to its end counts as destroyed, and its sender still waits for the answer.
      if (response.headersSent || request.socket.destroyed) response.destroy();
      else {
        const failure = fail(hasCode(error, 'ENOSPC', 'EDQUOT') ? 'InsufficientStorage' : 'InternalError');
        sendReply(request, response, failureReply(failure, '')).catch(() => response.destroy());
      }
    });
  };
  // Bodies may take as long as they need, while they move.
  const server = createServer({ requestTimeout: 0, headersTimeout: 60_000, keepAliveTimeout: 65_000 }, handle);
  server.timeout = silence;
  return server.on('checkContinue', handle);
}

async function answer(setting: Setting, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = randomBytes(8).toString('hex').toUpperCase();
  response.setHeader('x-amz-request-id', requestId);
  let waiting = headerValue(request.headers, 'expect').toLowerCase() === '100-continue';
  const accept = () => {
    if (waiting) response.writeContinue();
    waiting = false;
  };
  const outcome = await run(setting, request, response, accept);
  // A client that was never told to go on may or may not send its body: the connection cannot be used again.
  if (waiting) response.setHeader('connection', 'close');
  await sendReply(request, response, isFailure(outcome) ? failureReply(outcome, requestId) : outcome);
}

async function run(
  { store, keys, basePath, corsOrigins }: Setting,
  request: IncomingMessage,
  response: ServerResponse,
  accept: () => void,
): Promise<Reply | Failure> {
  const { method = '', url = '', headers } = request;
  const target = parseTarget(url, basePath);
  if (isFailure(target)) return target;
  const cors = corsHeaders(headers, store.buckets.get(target.bucket)?.record.corsOrigins ?? corsOrigins);
  for (const [name, value] of Object.entries(cors ?? {})) response.setHeader(name, value);
  if (method === 'OPTIONS') return answerPreflight(headers, cors !== undefined);
  const boundary = readBoundary(headerValue(headers, 'content-type'));
  if (method === 'POST' && target.key === '' && boundary !== undefined)
    return postObject(store, keys, { bucket: target.bucket, boundary, source: readBytes(request, accept) });
  const signed = authenticate({ method, headers, target }, keys, Date.now());
  return isFailure(signed) ? signed : runCall(store, createCall(request, target, signed.payload, accept));
}

function isGone(error: unknown, request: IncomingMessage): boolean {
  return (
    hasCode(error, 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EPIPE', 'ERR_STREAM_DESTROYED') &&
    (request.destroyed || request.socket.destroyed)
  );
}
