import type { IncomingMessage, ServerResponse } from 'node:http';
import { sessionStateOf } from '../routes/session-state.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** The address that every open page asks every ten seconds. */
export const pollUrl = '/api/validate-session';

/**
 * Answers the poll of a session that is in memory, ahead of the framework, which costs several times as much as the
 * answer; `false` leaves the request to the route, which answers the same. `headers` are those of every answer.
 */
export function createPollAnswers(
  sessions: Sessions,
  headers: Readonly<Record<string, string>>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const fixed = { ...headers, 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
  return (request, response) => {
    if (request.method !== 'GET' || request.url !== pollUrl) return false;
    const account = sessions.recall(request.headers.cookie);
    if (!account) return false;
    const text = JSON.stringify(sessionStateOf(account));
    response.writeHead(200, { ...fixed, 'content-length': Buffer.byteLength(text) }).end(text);
    return true;
  };
}
