import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { isPassing } from '../api/retry.ts';
import type { User } from '../session/storedSession.ts';
import { useSession } from '../session/useSession.ts';

/** Props of {@link WithSession}. */
export interface WithSessionProps {
  /** What is drawn around the screens of a person who is logged in. */
  readonly Frame: ComponentType<{ readonly user: User }>;
}

/** What is refused would be refused again: only what may pass is asked for a second time. */
const triesAgain = (failures: number, error: unknown) => failures === 0 && isPassing(error);

/** The frame of logged-in screens, with what they have fetched. Nothing is drawn without a session. */
export function WithSession({ Frame }: WithSessionProps) {
  const user = useSession();
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: triesAgain } } }));
  if (!user) return null;
  return (
    <QueryClientProvider client={queries}>
      <Frame user={user} />
    </QueryClientProvider>
  );
}
