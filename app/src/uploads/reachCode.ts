import { ApiError } from '../api/ApiError.ts';
import type { ApiClient } from '../api/client.ts';
import type { TextLookup } from '../portal/messages.ts';

/** Longest wait for the page's answer in milliseconds. */
const longestAnswer = 8000;

/**
 * Fetches code that something a person has begun can not go on without: once more where the server is in reach after all.
 * @throws {ApiError} that says for people whether the server is away or has another version of the code by now
 */
export const reachCode = async <Code>(
  load: () => Promise<Code>,
  { http }: Pick<ApiClient, 'http'>,
  text: TextLookup,
): Promise<Code> => {
  try {
    return await load();
  } catch {
    const isThere = await http.head(window.location.href, { timeout: longestAnswer }).then(
      () => true,
      () => false,
    );
    if (!isThere) throw new ApiError(0, 'network', text('error.network'));
    return load().catch(() => {
      throw new ApiError(0, 'outdated', text('app.outdated'));
    });
  }
};
