import fc from 'fast-check';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writeAddress } from '../../gallery/src/address/address.ts';
import { openPage } from './browser.ts';

const schema = {
  type: 'object',
  properties: {
    text: { type: 'string', title: 'Text' },
    notes: { type: 'string', title: 'Notes' },
    tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
    year: { type: 'string', title: 'Year' },
  },
};
const ui = {
  notes: { 'ui:widget': 'textarea' },
  tags: { 'ui:widget': 'tag-picker', 'ui:options': { creatable: true } },
  year: { 'ui:options': { cutAt: 4, digits: true } },
  'ui:actions': [{ name: 'keep', label: 'Keep', mode: 'draft' }],
};

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

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 8);

/** The same sequences on every run. */
const sequences = fc.sample(
  fc.record({ field: fc.constantFrom('text', 'notes'), steps: fc.array(step, { minLength: 4, maxLength: 9, size: 'max' }) }),
  { seed: 20, numRuns },
);

/** Steps in a field of tags, where Enter and leaving the field have meanings of their own. */
const tagSequences = fc.sample(
  fc.array(
    step.filter((one) => one.do !== 'undo'),
    { minLength: 5, maxLength: 12, size: 'max' },
  ),
  { seed: 21, numRuns: Math.ceil(numRuns / 2) },
);

/** What stands in a field of tags: those there are, and the text that is typed. */
interface TagState {
  readonly tags: readonly string[];
  readonly text: string;
}

const withTag = ({ tags, text }: TagState): readonly string[] => {
  const tag = text.trim();
  return tag === '' || tags.some((one) => one.toLowerCase() === tag.toLowerCase()) ? tags : [...tags, tag];
};

/** What a step makes of a field of tags, its text as a text field has it after the step. */
const afterTagStep = (before: TagState, step: string, text: string): TagState => {
  const tags = withTag(before);
  if (step === 'elsewhere') return { tags, text: '' };
  if (step === 'enter') return { tags, text: tags === before.tags ? before.text : '' };
  if (step === 'back' && before.text === '') return { tags: before.tags.slice(0, -1), text: '' };
  return { tags: before.tags, text };
};

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
      await expect.poll(async () => (await kept())[field] ?? '').toBe(expected);
    }

    const tags = page.locator('#example_tags');
    const chips = page.getByRole('list', { name: 'Tags' }).getByRole('listitem');
    let state: TagState = { tags: [], text: '' };
    for (const steps of tagSequences) {
      await tags.focus();
      for (const one of steps) {
        const text = await doStep(page, client, 'example_tags', one, state.text);
        state = afterTagStep(state, one.do, text);
        const seen = async () => ({ tags: await chips.allTextContents(), text: await tags.inputValue() });
        await expect.poll(seen, { message: JSON.stringify([steps, one]) }).toEqual(state);
      }
    }
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(async () => (await kept())['tags'] ?? []).toEqual(withTag(state));

    const year = page.locator('#example_year');
    await year.pressSequentially('2x0255');
    expect(await year.inputValue()).toBe('2025');
    await year.press('Control+Z');
    expect(await year.inputValue()).toMatch(/^(2|20|202)?$/);
    await page.evaluate(() => navigator.clipboard.writeText(' 20/２５'));
    await year.selectText();
    await year.press('Control+V');
    expect(await year.inputValue()).toBe('2025');

    // As scripts fill in forms: nobody is told.
    await page.locator('#example_text').evaluate((input) => Object.assign(input, { value: 'filled in' }));
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(async () => (await kept())['text']).toBe('filled in');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
