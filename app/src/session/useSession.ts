import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Notifications } from './checkSession.ts';
import { usePortalSession } from './SessionContext.ts';
import type { User } from './storedSession.ts';

/** Time between two questions for the notification count, in ms (section 9 of the specification). */
const pollInterval = 10_000;

/** Who is logged in; `undefined` from a logout until the screen has changed. */
export const useSession = (): User | undefined => {
  const { store } = usePortalSession();
  return useSyncExternalStore(store.subscribe, store.user);
};

/** Key of the question for the session, which brings the notifications. */
export const sessionKey = ['session'] as const;

/** What {@link useNotifications} says until the first answer. */
export const unanswered: Notifications = { films: 0, channel: 0 };

/** How many notifications wait; asked every 10 seconds while the page is seen. None until the first answer. */
export const useNotifications = (): Notifications => {
  const { check } = usePortalSession();
  const { data } = useQuery({
    queryKey: sessionKey,
    queryFn: check,
    refetchInterval: pollInterval,
    refetchIntervalInBackground: false,
    staleTime: pollInterval,
    retry: false,
  });
  return data ?? unanswered;
};
