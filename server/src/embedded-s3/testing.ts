import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type $Command,
  S3Client,
  type S3ClientResolvedConfig,
  type ServiceInputTypes,
  type ServiceOutputTypes,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { build } from 'esbuild';
import { createEmbeddedS3, type EmbeddedS3Options } from './server.ts';

/** The key pair of the stores under test. */
export const testKeys = { accessKeyId: 'TESTKEY', secretAccessKey: 'test secret' };

/** A store under test, in its own folder. */
export interface TestStore {
  readonly directory: string;
  readonly endpoint: string;
  readonly client: S3Client;
  close(): Promise<void>;
}

/** Starts a store on a free port. Data is not forced to the disk: these tests pull no plug. */
export async function startTestStore(options: Partial<EmbeddedS3Options> = {}): Promise<TestStore> {
  const directory = makeFolder();
  const server = createEmbeddedS3({ directory, fsync: false, ...testKeys, ...options });
  const endpoint = `http://127.0.0.1:${await listen(server)}${options.basePath ?? ''}`;
  const client = testClient(endpoint);
  return {
    directory,
    endpoint,
    client,
    close: async () => {
      client.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A client of an endpoint, as the portal sets its own up. */
export function testClient(endpoint: string, keys = testKeys): S3Client {
  return new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    // A copy: the client writes into what it is given.
    credentials: { ...keys },
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Any command of the S3 client. */
export type S3Command<Input extends ServiceInputTypes, Output extends ServiceOutputTypes> = $Command<
  Input,
  Output,
  S3ClientResolvedConfig,
  ServiceInputTypes,
  ServiceOutputTypes
>;

/** How a URL is presigned. */
export type SignOptions = NonNullable<Parameters<typeof getSignedUrl>[2]>;

/** A presigned URL of a command, valid for ten minutes unless the options say otherwise. */
export function signUrl<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
  client: S3Client,
  command: S3Command<Input, Output>,
  options: SignOptions = {},
): Promise<string> {
  return getSignedUrl(client, command, { expiresIn: 600, ...options });
}

/** A fresh folder under the system's temporary one. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'embedded-s3-'));
}

/** Listens on a free port of this machine and returns it. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Builds the store's program into one file, as a release does; the folder is the caller's to remove. */
export async function buildMain(directory: string): Promise<string> {
  const outfile = join(directory, 'main.mjs');
  const entryPoints = [fileURLToPath(new URL('./main.ts', import.meta.url))];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
  return outfile;
}

/** An answer read whole. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const watched = new WeakSet<Socket>();

/** A store that is closed right after its answer may cut off what is still being sent: that is no fault of a test. */
const watch = (socket: Socket): void => {
  if (watched.has(socket)) return;
  watched.add(socket);
  socket.on('error', () => undefined);
};

/** Sends a request with its target exactly as given, which fetch would tidy up. */
export async function sendRaw(
  endpoint: string,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: Buffer } = {},
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(endpoint);
  const sent = request({ hostname, port, method, path, headers: { host, ...headers } });
  sent.on('socket', watch);
  sent.end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (answer === undefined) throw new Error('no answer');
  sent.on('error', () => undefined);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
}

/** The error code of an answer; empty when there is none. */
export function errorCode({ body }: RawAnswer): string {
  return /<Code>(\w+)<\/Code>/.exec(body.toString())?.[1] ?? '';
}
