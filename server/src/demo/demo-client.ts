import { type Call, type CallName, type CallTypes, calls } from '@reelform/schemas/api';
import type { DemoFile } from './demo-media.ts';

/** What a call takes. */
export interface DemoInput<Name extends CallName> {
  readonly params?: CallTypes<Name>['params'];
  readonly query?: CallTypes<Name>['query'];
  readonly body?: CallTypes<Name>['body'];
}

/** One person at the portal's calls. */
export interface DemoClient {
  /** @throws with the refusal */
  call<Name extends CallName>(name: Name, input?: DemoInput<Name>): Promise<CallTypes<Name>['reply']>;
  /** Stores a file by a signed address; its key. @param path for instance `films/7/assets/` @throws when it is refused */
  upload(path: string, file: DemoFile): Promise<string>;
  /** Sends a form to a page of the portal. @throws when it is refused */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<void>;
}

/** Where the portal is. */
export interface DemoTarget {
  /** Where it listens. */
  readonly url: string;
  /** Where people reach it. */
  readonly origin: string;
  /** Path of the admin API. */
  readonly adminPrefix: string;
}

/** A person without a session. */
export function createDemoClient({ url, origin, adminPrefix }: DemoTarget): DemoClient {
  const cookies = new Map<string, string>();
  const client: DemoClient = {
    async call(name, { params = {}, query = {}, body } = {}) {
      const [method = 'GET', path = ''] = name.split(' ');
      const call: Call = calls[name];
      const filled = path.replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(String(Reflect.get(params, key))));
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
      const reply = await fetch(`${url}${call.api === 'site' ? '/api' : adminPrefix}${filled}?${search}`, {
        method,
        headers: {
          origin,
          'x-time': String(Date.now()),
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const line of reply.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(key, value);
      }
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${name} answered ${reply.status}: ${text}`);
      return JSON.parse(text);
    },
    async upload(path, { name, type, bytes }) {
      const { signedUrl, headers, key } = await client.call('GET /s3/sign', {
        query: { objectName: name, contentType: type, path },
      });
      const reply = await fetch(new URL(signedUrl, url), {
        method: 'PUT',
        headers: { ...headers },
        body: Uint8Array.from(bytes),
      });
      if (!reply.ok) throw new Error(`${name} could not be stored: ${await reply.text()}`);
      return key;
    },
    async post(path, fields) {
      const reply = await fetch(new URL(path, url), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
      await reply.text();
      if (reply.status >= 400) throw new Error(`${path} answered ${reply.status}.`);
    },
  };
  return client;
}
