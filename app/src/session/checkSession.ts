import type { ApiClient } from '../api/client.ts';
import type { SessionStore } from './sessionStore.ts';

/** How many decisions wait to be looked at. */
export interface Notifications {
  /** About films and their promotion. */
  readonly films: number;
  /** About the channel. */
  readonly channel: number;
}

/** Asks the server for the session and follows its answer. @returns what waits */
export type SessionCheck = () => Promise<Notifications>;

/**
 * A check of the session. Asked again while it waits for an answer, it waits for the same one; an answer that a
 * login or logout has overtaken changes nothing.
 */
export const createSessionCheck = (api: ApiClient, session: SessionStore): SessionCheck => {
  let underWay: Promise<Notifications> | undefined;

  const check = async () => {
    const turns = session.turns();
    const { status, user, showResourcesTab, data } = await api.call('GET /validate-session');
    if (turns === session.turns()) {
      if (status === 0) session.leave();
      else if (user) session.enter({ ...user, showResourcesTab });
    }
    return { films: data.notificationCount, channel: data.channelNotificationCount ?? 0 };
  };

  return () => {
    underWay ??= check().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
};
