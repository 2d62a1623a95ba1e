import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { usePortalSession } from './SessionContext.ts';
import type { User } from './storedSession.ts';

/** Time between two questions for the notification count, in ms (section 9 of the specification). */
const pollInterval = 10_000;

/** Who is logged in; `undefined` from a logout until the screen has changed. */
export const useSession = (): User | undefined => {
  const { store } = usePortalSession();
  return useSyncExternalStore(store.subscribe, store.user);
};

/** How many notifications wait; asked every 10 seconds while the page is seen. 0 until the first answer. */
export const useNotificationCount = (): number => {
  const { check } = usePortalSession();
  const { data } = useQuery({
    queryKey: ['session'],
    queryFn: check,
    refetchInterval: pollInterval,
    refetchIntervalInBackground: false,
    staleTime: pollInterval,
    retry: false,
  });
  return data ?? 0;
};
