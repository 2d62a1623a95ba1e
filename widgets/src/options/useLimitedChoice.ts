import { limitText, type Option, useFormRuntime } from '@reelform/engine';
import type { RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { keyOf, type ListLine } from './listLines.ts';
import type { Choice } from './useChoice.ts';

/** The lines of a list that reached its limit, which it begins with: only what is chosen can be taken, to give it back. */
const linesOfFull = (lines: readonly ListLine[], chosen: ReadonlySet<string>, full: string): readonly ListLine[] => [
  { kind: 'note', key: 'note full', text: full },
  ...lines.flatMap((line): readonly ListLine[] => {
    if (line.kind === 'option') return [chosen.has(line.key) ? line : { ...line, option: { ...line.option, disabled: true } }];
    return line.kind === 'action' && line.action === 'create' ? [] : [line];
  }),
];

/** Whether all options of a group can be chosen, or, where all of them are, given back. */
const hasRoom = (options: readonly Option[], chosen: ReadonlySet<string>, most: number): boolean => {
  const missing = options.filter(({ value }) => !chosen.has(keyOf(value)));
  return missing.length === 0 || chosen.size + missing.length <= most;
};

/**
 * A choice of at most so many options (`maxItems`): once they are chosen it offers no other one, and says why.
 *
 * @param selected keys of the chosen options
 * @param schema the field's, which says how many may be chosen
 */
export const useLimitedChoice = (choice: Choice, selected: readonly string[], schema: RJSFSchema): Choice => {
  const { lines } = choice;
  const { maxItems: most = Number.POSITIVE_INFINITY } = schema;
  const full = limitText(schema, 'maxItems', useFormRuntime().form.messages.widgets['array']?.['full']);
  const key = selected.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `selected` is told by its keys
  const limited = useMemo(() => {
    const chosen = new Set(selected);
    const fitting = lines.filter((line) => line.kind !== 'group' || hasRoom(line.options, chosen, most));
    return chosen.size < most ? fitting : linesOfFull(fitting, chosen, full);
  }, [lines, key, most, full]);
  if (selected.length < most) return { ...choice, lines: limited };
  return {
    ...choice,
    lines: limited,
    named: (text) => {
      const option = choice.named(text);
      return option && (selected.includes(keyOf(option.value)) ? option : { ...option, disabled: true });
    },
    spoken: full,
    // Whoever has chosen the last one hears that it was.
    done: choice.done && `${choice.done} ${full}`,
    mayBeOption: false,
    createLabel: undefined,
    createTyped: () => undefined,
  };
};
