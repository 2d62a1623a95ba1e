import fc from 'fast-check';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writeAddress } from '../../gallery/src/address/address.ts';
import { openPage } from './browser.ts';

const schema = {
  type: 'object',
  properties: { text: { type: 'string', title: 'Text' }, notes: { type: 'string', title: 'Notes' } },
};
const ui = { notes: { 'ui:widget': 'textarea' }, 'ui:actions': [{ name: 'keep', label: 'Keep', mode: 'draft' }] };

const word = fc.constantFrom('a', 'Zoë', 'x y', '"<&', '👩‍🎓');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('keys' as const), word }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('paste' as const), word }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('compose' as const),
      parts: fc.constantFrom(['k', 'か', 'かn', '感'], ['n', 'ni', '你'], ['´']),
      word: fc.constantFrom('感じ', '你好', ''),
      pause: fc.constantFrom(0, 160),
    }),
  },
  fc.record({
    do: fc.constantFrom('back' as const, 'undo' as const, 'enter' as const, 'elsewhere' as const, 'pause' as const),
  }),
);

/** The same sequences on every run. */
const sequences = fc.sample(
  fc.record({ field: fc.constantFrom('text', 'notes'), steps: fc.array(step, { minLength: 4, maxLength: 9, size: 'max' }) }),
  {
    seed: 20,
    numRuns: Number(process.env['PROPERTY_RUNS'] ?? 8),
  },
);

/** Does a step and answers the text that must stand in the field then; the field's own text is believed after an undo. */
const doStep = async (
  page: Page,
  client: CDPSession,
  id: string,
  one: (typeof sequences)[number]['steps'][number],
  before: string,
) => {
  const input = page.locator(`#${id}`);
  switch (one.do) {
    case 'keys':
      for (const letter of one.word.match(/[ -~]+|[^ -~]+/g) ?? []) await page.keyboard.type(letter);
      return before + one.word;
    case 'paste':
      await page.evaluate((text) => navigator.clipboard.writeText(text), one.word);
      await page.keyboard.press('Control+V');
      return before + one.word;
    case 'compose':
      for (const text of one.parts) {
        await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
        if (one.pause > 0) await page.waitForTimeout(one.pause);
        expect(await input.inputValue()).toBe(before + text);
      }
      if (one.word === '') await client.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
      await client.send('Input.insertText', { text: one.word });
      return before + one.word;
    case 'back': {
      const graphemes = [...new Intl.Segmenter().segment(before)].map(({ segment }) => segment);
      await page.keyboard.press('Backspace');
      return graphemes.slice(0, -1).join('');
    }
    case 'enter':
      await page.keyboard.press('Enter');
      return id.endsWith('notes') ? `${before}\n` : before;
    case 'undo':
      await page.keyboard.press('Control+Z');
      await page.keyboard.press('End');
      return input.inputValue();
    case 'elsewhere':
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Control+End');
      return before;
    default:
      await page.waitForTimeout(160);
      return before;
  }
};

/** Typing, pasting, undoing and composing as a browser does it: nothing is lost, and what is shown is what is kept. */
export const describeTyping = (start: () => { readonly browser: Browser; readonly url: string }) =>
  it('text fields keep what is typed, pasted, undone and composed with an input method', async () => {
    const { browser, url } = start();
    const files = { 'schema.json': schema, 'ui.json': ui, 'data.json': {} };
    const edits = Object.fromEntries(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]));
    const { page, complaints } = await openPage(browser, url, 1440);
    await page.goto(`/${await writeAddress({ id: 'lists/long', edits })}`);
    await page.locator('#example_notes').waitFor();
    const client = await page.context().newCDPSession(page);
    await page.getByRole('tab', { name: 'data.json' }).click();
    const kept = async () => JSON.parse((await page.locator('.cm-line').allTextContents()).join('\n') || '{}');

    for (const { field, steps } of sequences) {
      const input = page.locator(`#example_${field}`);
      await input.fill('');
      await input.focus();
      let expected = '';
      for (const one of steps) {
        const before = expected;
        expected = await doStep(page, client, `example_${field}`, one, before);
        expect([steps, one, await input.inputValue()]).toEqual([steps, one, expected]);
      }
      await page.getByRole('button', { name: 'Keep' }).click();
      await expect.poll(async () => (await kept())[field] ?? '', { timeout: 10_000 }).toBe(expected);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
