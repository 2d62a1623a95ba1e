import { type DefaultOptions, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { askFailedAgain } from '../api/askFailedAgain.ts';
import { isPassing } from '../api/isPassing.ts';
import { usePortalSession } from '../session/SessionContext.ts';
import type { User } from '../session/storedSession.ts';
import { useSession } from '../session/useSession.ts';

/** Props of {@link WithSession}. */
export interface WithSessionProps {
  /** What is drawn around the screens of a person who is logged in. */
  readonly Frame: ComponentType<{ readonly user: User }>;
}

/** What is refused would be refused again: only what may pass is asked for a second time. */
const triesAgain = (failures: number, error: unknown) => failures === 0 && isPassing(error);

const defaultOptions: DefaultOptions = {
  queries: { retry: triesAgain },
  // Off the net it fails at once, in words, instead of happening unseen whenever the net is back.
  mutations: { networkMode: 'always' },
};

interface OfUserProps extends WithSessionProps {
  readonly user: User;
}

function OfUser({ Frame, user }: OfUserProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions }));
  const { check } = usePortalSession();
  useEffect(() => askFailedAgain(queries, check), [queries, check]);
  return (
    <QueryClientProvider client={queries}>
      <Frame user={user} />
    </QueryClientProvider>
  );
}

/**
 * The frame of logged-in screens, with what they have fetched. Nothing is drawn without a session, and all of it anew for
 * another person, who may have logged in in another tab.
 */
export function WithSession({ Frame }: WithSessionProps) {
  const user = useSession();
  return user ? <OfUser key={user.id} Frame={Frame} user={user} /> : null;
}
