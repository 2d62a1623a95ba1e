import type { CallTypes } from '@reelform/schemas/api';
import type { Account } from '../repositories/accounts.ts';
import { userOf } from './user.ts';

/** What the poll answers to someone logged in. */
export const sessionStateOf = (account: Account): CallTypes<'GET /validate-session'>['reply'] => ({
  status: 1,
  showResourcesTab: account.showResourcesTab,
  user: userOf(account),
  data: {
    notificationCount: account.notificationCount,
    ...(account.channelNotificationCount > 0 && { channelNotificationCount: account.channelNotificationCount }),
  },
});
