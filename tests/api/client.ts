import { type Call, type CallName, calls } from '@reelform/schemas/api';
import { expect } from 'vitest';
import { replyFlaws } from './replies.ts';

/** What a call is made with; nothing of it is checked, as bad input is the point of many tests. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  readonly body: any;
  readonly headers: Headers;
}

/** One person's browser, as far as cookies and headers go. */
export interface Client {
  /** Makes a call of the contract; an answer of 200 must be what the contract says, any other one shape of error. */
  call(name: CallName, input?: CallInput): Promise<Answer>;
  readonly cookies: Map<string, string>;
}

/** A browser without cookies. */
export const createClient = (url: string): Client => {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(name, { params = {}, query = {}, body, raw, headers = {} } = {}) {
      const [method = 'GET', path = ''] = name.split(' ');
      const call: Call = calls[name];
      const filled = path.replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(String(params[key])));
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
      const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const reply = await fetch(`${url}${call.api === 'site' ? '/api' : '/admin-api'}${filled}${search && `?${search}`}`, {
        method,
        headers: {
          origin: url,
          ...(text !== undefined && { 'content-type': 'application/json' }),
          ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
          ...headers,
        },
        ...(text !== undefined && { body: text }),
      });
      for (const line of reply.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /max-age=0/i.test(line)) cookies.delete(key);
        else cookies.set(key, value);
      }
      const answer = { status: reply.status, body: await reply.json(), headers: reply.headers };
      const flaws = replyFlaws(reply.ok ? call.reply : 'ErrorReply', answer.body);
      expect(flaws, `${name} answered ${JSON.stringify(answer.body)}`).toEqual([]);
      return answer;
    },
  };
};
