import type { OptionPage, OptionSource } from '@reelform/engine';

/** `"source": "municipalities"`: the county's municipalities, searched on the fund's server a page at a time. */
export const municipalities: OptionSource = {
  async search(text, { page = 0, signal }): Promise<OptionPage> {
    const reply = await fetch(`/api/municipalities?${new URLSearchParams({ text, page: String(page) })}`, { signal });
    if (!reply.ok) throw new Error('The municipalities cannot be looked up right now.');
    return reply.json();
  },
};
