import { isServerThere } from '@reelform/widgets';
import { ApiError } from '../api/ApiError.ts';
import type { TextLookup } from '../portal/messages.ts';

/**
 * Fetches code that something a person has begun can not go on without: once more where the server is in reach after all.
 * @throws {ApiError} that says for people whether the server is away or has another version of the code by now
 */
export const reachCode = async <Code>(load: () => Promise<Code>, text: TextLookup): Promise<Code> => {
  try {
    return await load();
  } catch {
    if (!(await isServerThere())) throw new ApiError(0, 'network', text('error.network'));
    return load().catch(() => {
      throw new ApiError(0, 'outdated', text('app.outdated'));
    });
  }
};
