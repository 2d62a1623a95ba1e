import type { Browser } from 'playwright-core';
import { openPage } from './browser.ts';
import type { Person, people } from './person.ts';

interface Account {
  readonly email: string;
  readonly password: string;
}

/** Logs in on the login page, which is open. */
export const logIn = async (person: Person, { email, password }: Account) => {
  await person.fill(/^Email/, email);
  await person.fill(/^Password/, password);
  await person.press('button', 'Log in');
};

/** Opens a page of the portal at `url` and logs somebody in there. @returns the page, its complaints, and who sits at it. */
export const openLoggedIn = async (
  browser: Browser,
  url: string,
  account: Account,
  { meet }: (typeof people)[number],
  width?: number,
) => {
  const opened = await openPage(browser, url, width);
  const person = meet(opened.page);
  await opened.page.goto('/login');
  await logIn(person, account);
  return { ...opened, person };
};
