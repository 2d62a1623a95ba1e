import { type CallName, type CallTypes, siteCalls } from '@reelform/schemas/api';
import axios, { type AxiosInstance, isAxiosError, isCancel } from 'axios';
import type { PortalConfig } from '../portal/config.ts';
import type { Language } from '../portal/language/languages.ts';
import type { TextLookup } from '../portal/messages.ts';
import { ApiError } from './ApiError.ts';

/** Wire constants of the specification (section 9): the portal's platform and device. */
const platform = '6';
const device = 'web';

/** What a call takes. */
export interface CallInput<Name extends CallName> {
  readonly params?: CallTypes<Name>['params'];
  readonly query?: CallTypes<Name>['query'];
  readonly body?: CallTypes<Name>['body'];
  readonly signal?: AbortSignal;
  /** Makes a repeated call one: the server answers a known key with the first answer. */
  readonly idempotencyKey?: string;
  /** Milliseconds after which the call is given up; 0 for never. @default a minute: connections fall silent */
  readonly timeoutMs?: number;
}

/** Calls the server. */
export interface ApiClient {
  /**
   * Makes one call of the contract.
   * @throws {ApiError} when it is refused or not answered
   */
  call<Name extends CallName>(name: Name, input?: CallInput<Name>): Promise<CallTypes<Name>['reply']>;
  /** The only axios of the portal, for uploads to signed addresses. */
  readonly http: AxiosInstance;
}

/** Milliseconds in which every call is answered that is answered at all. */
const longestAnswer = 60_000;

const fillPath = (path: string, params: object | undefined): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(Reflect.get(params ?? {}, name))));

const headersOf = (isOfSite: boolean, language: string, hash: string | undefined): Record<string, string> => ({
  'Accept-Language': language,
  ...(isOfSite
    ? { 'X-Platform': platform, 'X-Device': device, ...(hash !== undefined && { 'X-Hash': hash }) }
    : { 'X-Time': String(Date.now()) }),
});

const asApiError = (error: unknown, text: TextLookup): ApiError => {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return new ApiError(0, 'cancelled', '');
  if (!isAxiosError(error) || !error.response) return new ApiError(0, 'network', text('error.network'));
  const { status, data } = error.response;
  const reply: Partial<{ code: string; message: string; errors: ApiError['errors']; data: unknown }> =
    typeof data === 'object' && data ? data : {};
  return new ApiError(status, reply.code ?? 'unknown', reply.message ?? '', reply.errors ?? [], reply.data);
};

/**
 * A client for the calls of the contract.
 * @param shown the language that is shown, which answers are wanted in
 * @param onUnauthorized called when any call but the logout answers 401
 * @param onForbidden called when a call answers 403, or 404 as for records and desks of others: somebody else may be logged in by now
 * @param hash what proves this browser's session to the site backend; `undefined` without one
 */
export const createApiClient = (
  config: Pick<PortalConfig, 'siteApi' | 'adminApi'>,
  shown: () => Pick<Language, 'tag' | 'text'>,
  onUnauthorized: () => void,
  onForbidden: () => void = () => undefined,
  hash: () => string | undefined = () => undefined,
): ApiClient => {
  const http = axios.create({ withCredentials: true });
  return {
    http,
    async call(name, input = {}) {
      const [method = 'GET', path = ''] = name.split(' ');
      const isOfSite = Object.hasOwn(siteCalls, name);
      try {
        const { data } = await http.request<CallTypes<typeof name>['reply']>({
          method,
          url: `${isOfSite ? config.siteApi : config.adminApi}${fillPath(path, input.params)}`,
          ...(input.query !== undefined && { params: input.query }),
          ...(input.body !== undefined && { data: input.body }),
          ...(input.signal && { signal: input.signal }),
          timeout: input.timeoutMs ?? longestAnswer,
          headers: {
            ...headersOf(isOfSite, shown().tag, hash()),
            ...(input.idempotencyKey && { 'Idempotency-Key': input.idempotencyKey }),
          },
        });
        // A page in the answer's place, of a proxy or of a network that wants a login: nothing was asked or saved.
        if (typeof data !== 'object') throw new ApiError(0, 'network', shown().text('error.network'));
        return data;
      } catch (error) {
        const failure = asApiError(error, shown().text);
        if (failure.status === 401 && name !== 'GET /logout') onUnauthorized();
        if (failure.status === 403 || failure.status === 404) onForbidden();
        throw failure;
      }
    },
  };
};
