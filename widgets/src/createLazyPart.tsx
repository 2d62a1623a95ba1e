import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const nothing = () => undefined;

/** What a part that is fetched has come to. */
type Fetched<Props> = { readonly Part?: ComponentType<Props> | undefined; readonly failure?: { readonly error: unknown } };

/** A component whose code is fetched when it is first drawn, or ahead of that when it is asked to. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code, once. @throws what its import throws; it is tried anew when asked again */
  readonly fetchPart: () => Promise<unknown>;
};

/**
 * A component whose code is fetched when it is first drawn; `Waiting`, which is handed the same, keeps its room meanwhile. Suspense is left to pages
 * that a server has drawn: it joins them with what arrives, and elsewhere makes React run the larger part of its code for
 * nothing. A part that could not be fetched fails in its place and is asked for again when it is drawn anew.
 */
export const createLazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props>,
): LazyPart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchPart = () => {
    loading ??= load().then(
      (part) => {
        loaded = part;
        return part;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Later = lazy(async () => ({ default: await fetchPart() }));
  function LazyPart(props: Props) {
    const [origin] = useState(() => ({ isSent: false }));
    // The last of these is asked on a server and where a page takes over what a server has drawn, and nowhere else.
    useSyncExternalStore(never, nothing, () => {
      origin.isSent = true;
    });
    const { isSent } = origin;
    // Kept as it was at first: another element in its place would begin anew.
    const [{ Part, failure }, setFetched] = useState<Fetched<Props>>(() => ({ Part: loaded }));
    const isAwaited = !isSent && !Part && !failure;
    useEffect(() => {
      if (!isAwaited) return undefined;
      let isWanted = true;
      const take = (fetched: Fetched<Props>) => {
        if (isWanted) setFetched(fetched);
      };
      fetchPart().then(
        (part) => take({ Part: part }),
        (error) => take({ failure: { error } }),
      );
      return () => {
        isWanted = false;
      };
    }, [isAwaited]);
    if (failure) throw failure.error;
    // `Later` waits a moment even for code that is there, which renderToString does not. The boundary stays: the other side may wait.
    const Drawn = Part ?? (isSent ? Later : Waiting);
    const drawn = <Drawn {...props} />;
    return isSent ? <Suspense fallback={<Waiting {...props} />}>{drawn}</Suspense> : drawn;
  }
  return Object.assign(LazyPart, { fetchPart });
};
