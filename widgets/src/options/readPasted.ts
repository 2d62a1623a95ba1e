import type { Option } from '@reelform/engine';
import { keyOf } from './listLines.ts';
import { pastedTexts } from './pastedTexts.ts';
import type { Choice } from './useChoice.ts';

/** Where several texts are pasted. */
export interface PastePlace {
  readonly choice: Choice;
  /** Keys of the chosen options. */
  readonly selected: readonly string[];
  /** How many may be chosen. */
  readonly most: number;
  /** Any text is a value. */
  readonly isFree: boolean;
}

/** What pasted texts stand for. */
export interface Pasted {
  /** Options to choose, none of them chosen yet. */
  readonly options: readonly Option[];
  /** Texts that stand for nothing that can be chosen. */
  readonly others: readonly string[];
}

/** What a text holds that becomes several by pasting; `undefined` where it is one text, or none of it stands for an option. */
export const readPasted = (text: string, { choice, selected, most, isFree }: PastePlace): Pasted | undefined => {
  const optionOf = (one: string) => choice.named(one) ?? (isFree ? { value: one, label: one } : undefined);
  const found = pastedTexts(text).map((one) => ({ one, option: optionOf(one) }));
  if (found.length < 2 || choice.named(text) || found.every(({ option }) => !option)) return undefined;
  const chosen = new Set(selected);
  const options: Option[] = [];
  const others: string[] = [];
  for (const { one, option } of found) {
    const key = option && keyOf(option.value);
    if (option && key !== undefined && chosen.has(key)) continue;
    if (!option || key === undefined || option.disabled === true || chosen.size >= most) others.push(one);
    else {
      chosen.add(key);
      options.push(option);
    }
  }
  return { options, others };
};
