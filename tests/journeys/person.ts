import type { Locator, Page } from 'playwright-core';

type Role = 'button' | 'link' | 'menuitem' | 'checkbox' | 'switch' | 'radio' | 'tab' | 'combobox';

/** A file: its path, or its name, type and bytes. */
type ChosenFile = Exclude<Parameters<Locator['setInputFiles']>[0], readonly unknown[]>;

/** How someone works the portal: the same journey is walked with the mouse and with the keyboard alone. */
export interface Person {
  readonly name: 'mouse' | 'keyboard';
  /** Presses a button, link or menu item by its accessible name. */
  press(role: 'button' | 'link' | 'menuitem' | 'tab', name: string | RegExp, within?: Locator): Promise<void>;
  /** Replaces what a text field holds. */
  fill(label: string | RegExp, text: string, within?: Locator): Promise<void>;
  /** Chooses an option of a select by its text. */
  choose(label: string | RegExp, option: string, within?: Locator): Promise<void>;
  /** Ticks or unticks a checkbox, or turns a switch. */
  toggle(label: string | RegExp, within?: Locator): Promise<void>;
  /** Chooses one of several radio buttons. */
  select(label: string | RegExp, within?: Locator): Promise<void>;
  /** Searches a field with options and chooses the first one that begins with the text; its list is closed then. */
  pick(label: string | RegExp, text: string, within?: Locator): Promise<void>;
  /** Presses the button that opens the file dialog and picks a file. */
  pickFile(button: string | RegExp, file: ChosenFile, within?: Locator): Promise<void>;
}

const find = (page: Page, within: Locator | undefined, role: Role, name: string | RegExp) =>
  (within ?? page).getByRole(role, { name }).first();
const findField = (page: Page, within: Locator | undefined, label: string | RegExp) =>
  (within ?? page).getByLabel(label).and(page.locator('input, textarea, select')).first();

const findToggle = (page: Page, within: Locator | undefined, label: string | RegExp) =>
  find(page, within, 'checkbox', label)
    .or(find(page, within, 'switch', label))
    .first();
const optionOf = (page: Page, text: string) => page.getByRole('option', { name: new RegExp(`^(Add “)?${text}`) }).first();

const withMouse = (page: Page): Person => ({
  name: 'mouse',
  press: (role, name, within) => find(page, within, role, name).click(),
  select: (label, within) => find(page, within, 'radio', label).click(),
  async pick(label, text, within) {
    await find(page, within, 'combobox', label).fill(text);
    await optionOf(page, text).click();
    if ((await find(page, within, 'combobox', label).getAttribute('aria-expanded')) === 'true')
      await page.keyboard.press('Escape');
  },
  fill: (label, text, within) => findField(page, within, label).fill(text),
  choose: async (label, option, within) => {
    await findField(page, within, label).selectOption({ label: option });
  },
  toggle: (label, within) => findToggle(page, within, label).click(),
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
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    throw new Error(
      `The keyboard does not reach ${target} (${await target.evaluate((element) => element.outerHTML)}), it is at ${at}`,
    );
  };
  const reachByArrows = async (target: Locator, arrow: string) => {
    await target.waitFor({ state: 'visible' });
    for (let presses = 0; presses < 20; presses += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press(arrow);
    }
    throw new Error(`The arrow keys do not reach ${target}`);
  };
  /** Goes to the tabs or radio buttons of which it is one, and then among them. */
  const reachInGroup = async (target: Locator) => {
    await target.waitFor({ state: 'visible' });
    const isInGroup = () =>
      target.evaluate((element) => {
        const group = element.closest('[role="tablist"], [role="radiogroup"], fieldset');
        return group?.contains(document.activeElement) === true;
      });
    for (let presses = 0; presses < mostTabs && !(await isInGroup()); presses += 1) await page.keyboard.press('Tab');
    await reachByArrows(target, 'ArrowRight');
  };
  return {
    name: 'keyboard',
    async press(role, name, within) {
      const target = find(page, within, role, name);
      if (role === 'menuitem') await reachByArrows(target, 'ArrowDown');
      else if (role === 'tab') await reachInGroup(target);
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
      await reach(findToggle(page, within, label));
      await page.keyboard.press('Space');
    },
    async select(label, within) {
      await reachInGroup(find(page, within, 'radio', label));
      await page.keyboard.press('Space');
    },
    async pick(label, text, within) {
      const field = find(page, within, 'combobox', label);
      await reach(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      await optionOf(page, text).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      // One that takes several stays open.
      if ((await field.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape');
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
