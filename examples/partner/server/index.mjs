// The fund's server: the built page, the form modules, documents and applications, judged by the module that the page has.
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFormModule, judge } from '@reelform/engine/validation';
import { isMunicipality, searchMunicipalities } from './municipalities.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const data = process.env.DATA_DIR ?? join(here, 'data');
const largestBody = 5_000_000;
for (const folder of ['documents', 'applications']) mkdirSync(join(data, folder), { recursive: true });

const manifest = JSON.parse(readFileSync(join(here, 'forms/manifest.json'), 'utf8'));
const { default: factory } = await import(new URL(`../forms/${manifest.forms['grant-application']}`, import.meta.url).href);
const form = createFormModule(factory);

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.json': 'application/json' };

const policy = (nonce) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'`;

const bodyOf = async (request) => {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const answer = (response, status, reply) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));

/** Stores a document under a name of our own. */
const storeDocument = (body, response) => {
  if (body?.subarray(0, 5).toString('latin1') !== '%PDF-') {
    return answer(response, 422, { message: 'This is not a PDF of at most 5 MB.' });
  }
  const value = `${randomUUID()}.pdf`;
  writeFileSync(join(data, 'documents', value), body);
  return answer(response, 200, { value });
};

/** Judges an application and stores it; what only the server can know is an error of the same shape. */
const storeApplication = (body, mode, response) => {
  let application;
  try {
    application = JSON.parse(body?.toString('utf8') ?? '');
  } catch {
    return answer(response, 400, { ok: false, errors: [{ path: '', keyword: 'json', message: 'This is not JSON.' }] });
  }
  const verdict = judge(form, application, { mode, context: { role: 'applicant', status: 'open' }, payload: true });
  if (!verdict.valid) return answer(response, 422, { ok: false, errors: verdict.errors });
  const { budgetPlan, municipality } = application;
  if (municipality && !isMunicipality(municipality)) {
    const message = 'This municipality is not one of the county.';
    return answer(response, 422, { ok: false, errors: [{ path: '/municipality', keyword: 'known', message }] });
  }
  if (budgetPlan && !existsSync(join(data, 'documents', budgetPlan))) {
    const message = 'This document is not in our store. Please upload it again.';
    return answer(response, 422, { ok: false, errors: [{ path: '/budgetPlan', keyword: 'stored', message }] });
  }
  writeFileSync(join(data, 'applications', `${randomUUID()}.json`), JSON.stringify(application));
  return answer(response, 200, { ok: true, application });
};

const servePage = (response) => {
  const nonce = randomBytes(16).toString('base64');
  const page = readFileSync(join(here, 'dist/index.html'), 'utf8').replace('__NONCE__', nonce);
  response.writeHead(200, { 'content-type': types['.html'], 'content-security-policy': policy(nonce) }).end(page);
};

const serveFile = (path, response) => {
  const [, folder, name] = /^\/(assets|forms)\/([\w.-]+)$/.exec(path) ?? [];
  const file = folder && join(here, folder === 'forms' ? 'forms' : 'dist/assets', name);
  if (!file || !existsSync(file)) return answer(response, 404, { message: 'Nothing is here.' });
  return response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(readFileSync(file));
};

const serve = async (request, response) => {
  const { pathname, searchParams } = new URL(`http://localhost${request.url}`);
  const call = `${request.method} ${pathname}`;
  if (call === 'POST /api/documents') return storeDocument(await bodyOf(request), response);
  if (call === 'GET /api/municipalities') {
    return answer(response, 200, searchMunicipalities(searchParams.get('text') ?? '', Number(searchParams.get('page')) || 0));
  }
  if (call === 'POST /api/applications') {
    return storeApplication(await bodyOf(request), searchParams.get('mode') === 'draft' ? 'draft' : 'strict', response);
  }
  return pathname === '/' ? servePage(response) : serveFile(pathname, response);
};

const server = createServer((request, response) => {
  serve(request, response).catch((error) => {
    if (response.destroyed) return; // whoever asked is gone, in the middle of what was sent
    console.error(error);
    answer(response, 500, { message: 'Something went wrong on our side. Please try again.' });
  });
});
server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
process.once('SIGTERM', () => server.close());
