import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import type { Catalogue, CompileReply } from '../exchange.ts';
import type { CompiledFile } from './compileFiles.ts';
import type { CompileQueue } from './compileQueue.ts';
import { pagePolicy } from './pagePolicy.ts';
import { readExamples } from './readExamples.ts';
import { isFromPage, isLocal, readBody, readCompileRequest } from './readRequest.ts';

/** What the server serves. */
export interface GallerySettings {
  /** The repository. */
  readonly root: string;
  /** Folder of the built page: `index.html` and its assets. */
  readonly page: string;
  readonly queue: CompileQueue;
}

/** The example that a page without an address shows: a whole form. */
const start = 'forms/film-submission';

/** So many modules are kept to be fetched; the page fetches each at once. */
const mostModules = 200;

const types: { readonly [extension: string]: string } = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.css': 'text/css; charset=utf-8',
};

const answer = (response: ServerResponse, status: number, type: string, body: string | Buffer) => {
  response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  response.end(body);
};

const refuse = (response: ServerResponse, status: number) =>
  answer(response, status, 'text/plain; charset=utf-8', `${status}\n`);

const answerJson = (response: ServerResponse, value: unknown) =>
  answer(response, 200, 'application/json; charset=utf-8', JSON.stringify(value));

/** The gallery's server: its page, the examples as they stand on disk, and a compiler for what is edited. */
export const createGalleryServer = ({ root, page, queue }: GallerySettings): Server => {
  const modules = new Map<string, string>();
  const keep = ({ fileName, code }: CompiledFile): string => {
    modules.delete(fileName);
    modules.set(fileName, code);
    const [oldest] = modules.keys();
    if (modules.size > mostModules && oldest !== undefined) modules.delete(oldest);
    return `/modules/${fileName}`;
  };

  const compile = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isFromPage(request)) return refuse(response, 403);
    const body = await readBody(request);
    if (body === undefined) return refuse(response, 413);
    const wanted = readCompileRequest(body);
    if (!wanted) return refuse(response, 400);
    const compiled = await queue.compile(wanted.files);
    if (compiled.kind === 'refused') return answerJson(response, compiled satisfies CompileReply);
    const reply: CompileReply = {
      kind: 'compiled',
      module: keep(compiled.module),
      bytes: Buffer.byteLength(compiled.module.code),
      locales: Object.fromEntries(Object.entries(compiled.locales).map(([tag, file]) => [tag, keep(file)])),
      notes: compiled.notes,
    };
    return answerJson(response, reply);
  };

  const servePage = async (response: ServerResponse) => {
    const nonce = randomBytes(16).toString('base64');
    const html = await readFile(join(page, 'index.html'), 'utf8');
    response.setHeader('content-security-policy', pagePolicy(nonce));
    response.setHeader('referrer-policy', 'no-referrer');
    answer(response, 200, 'text/html; charset=utf-8', html.replace('{nonce}', nonce));
  };

  const serveAsset = async (path: string, response: ServerResponse) => {
    const type = types[extname(path)];
    if (type === undefined) return refuse(response, 404);
    try {
      answer(response, 200, type, await readFile(join(page, 'assets', basename(path))));
    } catch {
      refuse(response, 404);
    }
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isLocal(request)) return refuse(response, 403);
    const path = new URL(request.url ?? '/', 'http://gallery').pathname;
    if (request.method === 'POST') return path === '/compile' ? compile(request, response) : refuse(response, 404);
    if (path === '/') return servePage(response);
    if (path === '/catalogue') return answerJson(response, { start, groups: readExamples(root) } satisfies Catalogue);
    if (path.startsWith('/assets/')) return serveAsset(path, response);
    const code = modules.get(basename(path));
    return path.startsWith('/modules/') && code !== undefined
      ? answer(response, 200, 'text/javascript; charset=utf-8', code)
      : refuse(response, 404);
  };

  return createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  });
};
