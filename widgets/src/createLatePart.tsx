import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { isServerThere } from './isServerThere.ts';

/** Props of what is drawn in place of a part whose code cannot be had. */
export interface MissingPartProps {
  /** Asks for the code at once, instead of at the next try. */
  readonly onRetry: () => void;
}

/** A component whose code is fetched when it is first drawn, or ahead of that. */
export type LatePart<Props> = ComponentType<Props> & {
  /** Fetches the code. @throws what its import throws; it is tried anew when asked again */
  readonly fetchPart: () => Promise<unknown>;
};

/** What is drawn in place of a part that has not come; both are handed what the part is. */
export interface LatePartStandIns<Props> {
  /** Drawn until the first answer. @default nothing */
  readonly Waiting?: ComponentType<Props> | undefined;
  /** Drawn while the code cannot be had. @default nothing */
  readonly Missing?: ComponentType<Props & MissingPartProps> | undefined;
  /** Drawn where a server in reach no longer has the code. @default it fails in its place, with what its import threw */
  readonly Gone?: ComponentType<Props> | undefined;
}

/** Wait before the second try in ms, and the longest between two; it doubles in between. */
const firstWait = 1000;
const longestWait = 8000;

const Nothing = () => null;

/** Where a part stands that is drawn. */
type Standing<Props> =
  | { readonly kind: 'waiting' | 'missing' }
  | { readonly kind: 'here'; readonly Part: ComponentType<Props> }
  | { readonly kind: 'gone'; readonly error: unknown };

/**
 * A component that opens on a page somebody works on, and whose code is fetched then. While the server cannot be reached
 * `Missing` is drawn, and the code is asked for again until it comes: what stands around it, and what was typed there,
 * stays. `Gone` is drawn once a server in reach no longer has the code, after a new version was published.
 */
export const createLatePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting = Nothing, Missing = Nothing, Gone }: LatePartStandIns<Props> = {},
): LatePart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    loaded ??= await load();
    return loaded;
  };
  function LatePart(props: Props) {
    const [standing, setStanding] = useState<Standing<Props>>(() =>
      loaded ? { kind: 'here', Part: loaded } : { kind: 'waiting' },
    );
    const [round, setRound] = useState(0);
    const retry = useCallback(() => setRound((count) => count + 1), []);
    const isWanted = standing.kind === 'waiting' || standing.kind === 'missing';

    // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew
    useEffect(() => {
      if (!isWanted) return undefined;
      let isStopped = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const arrive = async () => setStanding({ kind: 'here', Part: await fetchPart() });
      const attempt = async (wait: number): Promise<void> => {
        try {
          await arrive();
        } catch (error) {
          // The server may have come back only after the first question.
          if (await isServerThere()) return arrive().catch(() => setStanding({ kind: 'gone', error }));
          // Another round may have it by now.
          if (isStopped) return;
          setStanding({ kind: 'missing' });
          timer = setTimeout(attempt, wait, Math.min(2 * wait, longestWait));
        }
      };
      void attempt(firstWait);
      window.addEventListener('online', retry);
      return () => {
        isStopped = true;
        window.removeEventListener('online', retry);
        clearTimeout(timer);
      };
    }, [isWanted, round, retry]);

    if (standing.kind === 'gone') {
      if (!Gone) throw standing.error;
      return <Gone {...props} />;
    }
    if (standing.kind === 'missing') return <Missing {...props} onRetry={retry} />;
    return standing.kind === 'here' ? <standing.Part {...props} /> : <Waiting {...props} />;
  }
  return Object.assign(LatePart, { fetchPart });
};
