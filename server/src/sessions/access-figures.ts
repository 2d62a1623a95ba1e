/** How long those wait for whom who are on their way into the portal, and how long it knows their browsers: `schemas/options/access.json`. */
export interface AccessFigures {
  /** How long an upgrade waits for the account's password. */
  readonly upgradeHours: number;
  /** How long what was found out about an e-mail before a sign-up stands for its account. */
  readonly referenceMinutes: number;
  /** How long a login link may be followed: the main platform sends the browser on at once. */
  readonly loginLinkSeconds: number;
  /** How long after a login its browser is known. */
  readonly deviceDays: number;
  /** Browsers of one account that are known at once. */
  readonly devices: number;
  /** Accounts that one browser is known to at once. */
  readonly deviceAccounts: number;
}

/** Each figure's least value. */
export const leastAccessFigures: AccessFigures = {
  upgradeHours: 1,
  referenceMinutes: 1,
  loginLinkSeconds: 1,
  deviceDays: 1,
  devices: 1,
  deviceAccounts: 1,
};
