import { type ComponentType, useEffect, useState } from 'react';
import type { OptionListProps } from './OptionList.tsx';

/** The list's code: on its way, there, or not to be had. */
export type ListPart =
  | { readonly status: 'awaited' }
  | { readonly status: 'there'; readonly List: ComponentType<OptionListProps> }
  | { readonly status: 'failed' };

let part: ListPart = { status: 'awaited' };
let fetching: Promise<void> | undefined;

const fetchPart = (): Promise<void> => {
  fetching ??= import('./OptionList.tsx').then(
    ({ OptionList }) => {
      part = { status: 'there', List: OptionList };
    },
    () => {
      part = { status: 'failed' };
      fetching = undefined;
    },
  );
  return fetching;
};

/** The list's code, which pages that show fields at rest do without: it is fetched when a field is first `wanted`. */
export const useListPart = (wanted: boolean): { readonly part: ListPart; readonly retry: () => void } => {
  const [shown, setShown] = useState<ListPart>({ status: 'awaited' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    if (!wanted) return undefined;
    let isGone = false;
    void fetchPart().then(() => {
      if (!isGone) setShown(part);
    });
    return () => {
      isGone = true;
    };
  }, [wanted, attempt]);
  return {
    part: part.status === 'there' ? part : shown,
    retry: () => {
      setShown({ status: 'awaited' });
      setAttempt((before) => before + 1);
    },
  };
};
