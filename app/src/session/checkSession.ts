import type { ApiClient } from '../api/client.ts';
import type { SessionStore } from './sessionStore.ts';

/** Asks the server for the session and follows its answer. @returns the notification count */
export type SessionCheck = () => Promise<number>;

/**
 * A check of the session. Asked again while it waits for an answer, it waits for the same one; an answer that a
 * login or logout has overtaken changes nothing.
 */
export const createSessionCheck = (api: ApiClient, session: SessionStore): SessionCheck => {
  let underWay: Promise<number> | undefined;

  const check = async () => {
    const turns = session.turns();
    const { status, user, showResourcesTab, data } = await api.call('GET /validate-session');
    if (turns === session.turns()) {
      if (status === 0) session.leave();
      else if (user) session.enter({ ...user, showResourcesTab });
    }
    return data.notificationCount;
  };

  return () => {
    underWay ??= check().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
};
