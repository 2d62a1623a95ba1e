import type { Page } from 'playwright-core';
import type { Person } from './person.ts';

let count = 0;

/** A new e-mail address. */
export const newEmail = () => {
  count += 1;
  return `filmmaker-${process.pid}-${Date.now()}-${count}@example.com`;
};

/**
 * Signs a new filmmaker up through the page and waits for My Films.
 * @param fillMore fills what else the form asks for. @returns what they typed
 */
export const register = async (page: Page, person: Person, fillMore?: () => Promise<void>) => {
  const account = { name: 'Ada Lumen', email: newEmail(), password: 'a quiet harbour 42' };
  await page.goto('/signup');
  await person.fill(/^Full name/, account.name);
  await person.fill(/^Email/, account.email);
  await person.fill(/^Password/, account.password);
  await person.fill(/^Confirm password/, account.password);
  await fillMore?.();
  await person.press('button', 'Create account');
  await page.getByRole('heading', { name: 'My Films' }).waitFor();
  return account;
};
