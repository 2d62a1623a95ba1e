import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../server/src/errors.ts';
import { callNames } from '../../server/src/http/calls.ts';
import { createTestServer, type TestServer } from './test-server.ts';

describe('the description of the API', () => {
  let server: TestServer;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  let document: any;

  beforeAll(async () => {
    server = await createTestServer({ env: { PRODUCT_KEY: 'acme', PRODUCT_NAME: 'Ca$$h', ADMIN_API_PREFIX: '/back/office' } });
    const reply = await fetch(`${server.url}/docs/openapi.json`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    document = await reply.json();
  });
  afterAll(() => server?.stop());

  const operations = () =>
    Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
    );

  it('is OpenAPI 3.1 by its validator, and every reference leads somewhere', async () => {
    const validator = new Validator();
    const verdict = await validator.validate(structuredClone(document));
    expect(verdict.errors).toBeUndefined();
    expect([verdict.valid, validator.version]).toEqual([true, '3.1']);
    const refs = new Set(JSON.stringify(document).match(/#\/components\/[^"]+/g));
    const found = (ref: string) =>
      ref
        .split('/')
        .slice(1)
        .reduce((node, name) => node?.[name], document);
    expect([...refs].filter((ref) => found(ref) === undefined)).toEqual([]);
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the product’s name as it is written', () => {
    expect(document.info.title).toBe("Ca$$h: the portal's API");
  });

  it('has every call of the contract and no other, under the configured prefix', () => {
    const wanted = callNames.map((name) => name.replace(/:(\w+)/g, '{$1}'));
    const told = operations().map(({ name }) => name.replace(/ \/(api|back\/office)\//, ' /'));
    expect(told.toSorted()).toEqual(wanted.toSorted());
    expect(document.paths['/back/office/filmmakers/films'].get.security).toEqual([{ session: [] }]);
    expect(document.paths['/api/sessions'].post.security).toEqual([]);
    for (const path of ['/api/filmmaker-login-tokens', '/api/ingest/events'])
      expect(document.paths[path].post.security, path).toEqual([{ platform: [] }]);
  });

  it('its schemas are JSON Schema 2020-12 that judge as the calls do, with the product’s key in their names', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'api', ...document });
    const judge = (name: string, data: unknown) => ajv.validate({ $ref: `api#/components/schemas/${name}` }, data);
    for (const name of Object.keys(document.components.schemas)) expect(typeof judge(name, null), name).toBe('boolean');
    expect(judge('FilmId', { id: 3 })).toBe(true);
    expect(judge('FilmId', { id: 0 })).toBe(false);
    expect(judge('form.login', { email: 'ada@example.com', password: 'secret', filmmakerLogin: true })).toBe(true);
    expect(judge('form.login', { email: 'ada@example.com' })).toBe(false);
    const passwords = { oldPassword: 'secret', newPassword: 'Quiet harbour 7' };
    expect(judge('form.change-password', { ...passwords, confirmPassword: passwords.newPassword })).toBe(true);
    expect(document.components.schemas.Film.required).toContain('acmeProgramId');
    expect(Object.keys(document.components.schemas.Film.properties)).toContain('acmeProgramId');
  });

  it('names every error under its status', () => {
    for (const [code, { status }] of Object.entries(errors))
      expect(document.components.responses[`Refused${status}`].description).toContain(`\`${code}\``);
  });

  it('is a page for people without a login and without scripts, which names every call', async () => {
    const reply = await fetch(`${server.url}/docs`, { headers: { accept: 'text/html' } });
    const html = await reply.text();
    const policy = reply.headers.get('content-security-policy') ?? '';
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(reply.status).toBe(200);
    expect(policy).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(html).toContain(`<style nonce="${nonce}">`);
    expect(html).not.toMatch(/<script| style="| on\w+="/);
    for (const { operation } of operations()) expect(html).toContain(`id="${operation.operationId}"`);
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  });
});
