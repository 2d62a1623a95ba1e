import type { ElementHandle, Page } from 'playwright-core';

/** What has the focus, by its name and by what it looks like, and what is wrong with it; a page that is being left has nothing wrong. */
const lookAtFocus = (page: Page) =>
  page
    .evaluate(() => {
      const nameOf = (element: Element | null | undefined) =>
        element
          ? `${element.tagName} ${element.id} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`
          : '';
      let view: Window = window;
      let focused = document.activeElement;
      while (focused instanceof HTMLIFrameElement && focused.contentWindow && focused.contentDocument) {
        view = focused.contentWindow;
        focused = focused.contentDocument.activeElement;
      }
      if (!focused || focused === document.body) return { name: 'the page', kind: '', wrong: 'nothing has the focus' };
      // Its page has just been opened, or is Tabster's way round a dialog.
      if (focused === view.document.body || focused.hasAttribute('data-tabster-dummy'))
        return { name: '', kind: '', wrong: '' };
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const [from, to] = [Math.max(top, 0), Math.min(bottom, view.innerHeight)];
      const name = nameOf(focused);
      const kind = `${focused.className} in ${focused.parentElement?.className}`;
      if (right <= 0 || left >= view.innerWidth || to - from < 2) return { name, kind, wrong: 'is out of sight' };
      const over = view.document.elementFromPoint((Math.max(left, 0) + Math.min(right, view.innerWidth)) / 2, (from + to) / 2);
      const labels = [...((focused as HTMLInputElement).labels ?? [])];
      const isOwn =
        over !== null && (focused.contains(over) || over.contains(focused) || labels.some((one) => one.contains(over)));
      // A toast goes away by itself.
      const isSeen = isOwn || over?.closest('.fui-Toast');
      return { name, kind, wrong: isSeen ? '' : `is covered by ${nameOf(over)}` };
    })
    .catch(() => ({ name: '', kind: '', wrong: '' }));

/** Room around a control for the ring that shows its focus: that of a cell is around more than its button, in CSS pixels. */
const ring = 14;

/** How something looks around the element that has the focus. */
interface Look {
  readonly name: string;
  readonly kind: string;
  readonly element: ElementHandle<HTMLElement>;
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly picture: Buffer;
}

/**
 * Looks after every key whether the focus is somewhere, in sight and covered by nothing, and, where it goes on with Tab,
 * whether it was shown. @returns what was wrong, filled as the keys are pressed
 */
export const watchKeys = (page: Page): readonly string[] => {
  const wrong: string[] = [];
  const press = page.keyboard.press.bind(page.keyboard);
  const type = page.keyboard.type.bind(page.keyboard);
  const seen = new Set<string>();
  let look: Look | undefined;

  const check = async (key: string) => {
    let at = await lookAtFocus(page);
    // What scrolls or opens is waited for, for long on a busy machine.
    for (let tries = 0; tries < 400 && at.wrong !== ''; tries += 1) {
      // Behind the last control comes the browser's own.
      if (at.name === 'the page' && key.endsWith('Tab')) break;
      await page.waitForTimeout(50);
      at = await lookAtFocus(page);
    }
    if (at.wrong !== '' && !(at.name === 'the page' && key.endsWith('Tab'))) wrong.push(`${key}: ${at.name} ${at.wrong}`);
    return at;
  };

  const takeLook = async (name: string, kind: string): Promise<Look | undefined> => {
    const element = (await page.evaluateHandle(() => document.activeElement as HTMLElement)).asElement();
    const box = await element?.boundingBox();
    const size = page.viewportSize();
    if (!element || !box || !size) return undefined;
    const [x, y] = [Math.max(0, box.x - ring), Math.max(0, box.y - ring)];
    const [width, height] = [
      Math.min(size.width, box.x + box.width + ring) - x,
      Math.min(size.height, box.y + box.height + ring) - y,
    ];
    if (width < 1 || height < 1) return undefined;
    const clip = { x, y, width, height };
    return { name, kind, element, clip, picture: await page.screenshot({ clip }) };
  };

  /** Whether an element that has lost the focus looks otherwise than with it; where it has moved, nothing is said. */
  const compare = async ({ name, kind, element, clip, picture }: Look) => {
    const isFocused = await element.evaluate((one) => one === document.activeElement).catch(() => true);
    const box = await element.boundingBox().catch(() => null);
    const hasStayed = box && Math.max(0, box.x - ring) === clip.x && Math.max(0, box.y - ring) === clip.y;
    if (isFocused || !hasStayed) return;
    seen.add(kind);
    if (picture.equals(await page.screenshot({ clip }))) wrong.push(`${name} does not show its focus`);
  };

  page.keyboard.press = async (key, options) => {
    const last = look;
    look = undefined;
    await press(key, options);
    const { name, kind } = await check(key);
    if (!key.endsWith('Tab')) return;
    if (last) await compare(last).catch(() => undefined);
    // Those that look alike show their focus alike.
    if (kind !== '' && !seen.has(kind)) look = await takeLook(name, kind).catch(() => undefined);
  };
  page.keyboard.type = async (text, options) => {
    look = undefined;
    for (const letter of text) {
      await type(letter, options);
      await check(`typing ${letter}`);
    }
  };
  return wrong;
};

/** Everything that a page says to who does not see it: texts of its live regions. To be called before it is opened. */
export const listen = async (page: Page): Promise<readonly string[]> => {
  const said: string[] = [];
  await page.exposeFunction('noteSaid', (text: string) => void said.push(text));
  await page.addInitScript(() => {
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';
    const note = Reflect.get(globalThis, 'noteSaid') as (text: string) => void;
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target, addedNodes }) => {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
        const added = [...addedNodes].flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []));
        return [...(around ? [around] : []), ...added.filter((one) => one.matches(live))];
      });
      for (const region of new Set(regions)) if (region.textContent) note(region.textContent.trim());
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return said;
};
