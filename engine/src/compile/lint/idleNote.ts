import { isNode } from '../../validation/schemaNode.ts';
import type { RuleEffect } from '../../validation/types.ts';
import { knownWidgets } from './knownUiWords.ts';

/** Widgets of the theme that ask for the removal of what a rule retains. */
const retaining: ReadonlySet<unknown> = new Set(['image-upload', 'image-crop', 'banner-preview']);

const widgetOf = (ui: unknown): unknown => (isNode(ui) ? (ui['ui:widget'] ?? Object(ui['ui:options']).widget) : undefined);

/**
 * What is to be said of a rule in which something goes by nothing; `undefined` where there is nothing to say.
 *
 * @param around what the uiSchema says of the field that the rule is about, of a row what it says of the list
 */
export const idleNote = (effect: RuleEffect, hidden: unknown, around: unknown): string | undefined => {
  if (hidden !== undefined && effect !== 'show' && effect !== 'hide')
    return `'hidden' says nothing of a rule with the effect '${effect}': it is said of 'show' and 'hide'.`;
  const widget = widgetOf(around);
  const isHosts = typeof widget === 'string' && !knownWidgets.has(widget);
  return effect === 'retain' && !isHosts && !retaining.has(widget)
    ? "Nothing goes by 'retain' here: it has the removal of pictures asked for; 'lock' keeps anything from being changed."
    : undefined;
};
