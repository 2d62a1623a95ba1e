import type { Locator, Page } from 'playwright-core';

type Role = 'button' | 'link' | 'menuitem' | 'checkbox' | 'combobox' | 'textbox' | 'searchbox';

/** How someone works the portal: the same journey is walked with the mouse and with the keyboard alone. */
export interface Person {
  readonly name: 'mouse' | 'keyboard';
  /** Presses a button, link or menu item by its accessible name. */
  press(role: 'button' | 'link' | 'menuitem', name: string | RegExp, within?: Locator): Promise<void>;
  /** Replaces what a text field holds. */
  fill(label: string | RegExp, text: string, within?: Locator): Promise<void>;
  /** Chooses an option of a select by its text. */
  choose(label: string | RegExp, option: string, within?: Locator): Promise<void>;
  /** Ticks or unticks a checkbox. */
  toggle(label: string | RegExp, within?: Locator): Promise<void>;
  /** Presses the button that opens the file dialog and picks a file. */
  pickFile(button: string | RegExp, file: string, within?: Locator): Promise<void>;
}

const find = (page: Page, within: Locator | undefined, role: Role, name: string | RegExp) =>
  (within ?? page).getByRole(role, { name }).first();
const findField = (page: Page, within: Locator | undefined, label: string | RegExp) =>
  (within ?? page).getByLabel(label).and(page.locator('input, textarea, select')).first();

const withMouse = (page: Page): Person => ({
  name: 'mouse',
  press: (role, name, within) => find(page, within, role, name).click(),
  fill: (label, text, within) => findField(page, within, label).fill(text),
  choose: async (label, option, within) => {
    await findField(page, within, label).selectOption({ label: option });
  },
  toggle: (label, within) => find(page, within, 'checkbox', label).click(),
  async pickFile(button, file, within) {
    const chooser = page.waitForEvent('filechooser');
    await find(page, within, 'button', button).click();
    await (await chooser).setFiles(file);
  },
});

/** Most Tab presses that reaching a control may take; more means that the keyboard cannot reach it. */
const mostTabs = 150;

const withKeyboard = (page: Page): Person => {
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const reach = async (target: Locator) => {
    await target.waitFor({ state: 'visible' });
    for (let presses = 0; presses < mostTabs; presses += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${target}`);
  };
  const reachMenuItem = async (target: Locator) => {
    await target.waitFor({ state: 'visible' });
    for (let presses = 0; presses < 20; presses += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press('ArrowDown');
    }
    throw new Error(`The arrow keys do not reach ${target}`);
  };
  return {
    name: 'keyboard',
    async press(role, name, within) {
      const target = find(page, within, role, name);
      if (role === 'menuitem') await reachMenuItem(target);
      else await reach(target);
      await page.keyboard.press('Enter');
    },
    async fill(label, text, within) {
      await reach(findField(page, within, label));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.type(text);
    },
    async choose(label, option, within) {
      await reach(findField(page, within, label));
      await page.keyboard.type(option);
    },
    async toggle(label, within) {
      await reach(find(page, within, 'checkbox', label));
      await page.keyboard.press('Space');
    },
    async pickFile(button, file, within) {
      const target = find(page, within, 'button', button);
      await reach(target);
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(file);
    },
  };
};

/** Both ways, for `describe.each`. */
export const people = [
  { hands: 'mouse', meet: withMouse },
  { hands: 'keyboard alone', meet: withKeyboard },
] as const;
