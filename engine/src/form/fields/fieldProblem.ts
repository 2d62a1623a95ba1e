import { hasWidget, type Registry, type RJSFSchema, type UIOptionsType } from '@rjsf/utils';
import { fillIn } from '../../validation/index.ts';
import type { FormModule } from '../../validation/types.ts';
import type { OptionSources } from '../options/types.ts';

/** Keyword that stands where a reference could not be resolved. */
export const UNRESOLVED = 'x-unresolved';

/** What may keep a field from being drawn, as far as its schema and uiSchema say. */
export type Obstacle =
  | { readonly kind: 'unresolvedRef'; readonly ref: string }
  | { readonly kind: 'source'; readonly source: string; readonly unknown: Unknown | undefined }
  | { readonly kind: 'unknownWidget'; readonly unknown: Unknown };

/** A widget, a field or a template that the theme does not have, and which of them. */
interface Unknown {
  readonly part: string;
  readonly widget: string;
}

/** What may keep a field from being drawn; `undefined` when nothing can. */
export function obstacleOf(schema: RJSFSchema, options: UIOptionsType, registry: Registry): Obstacle | undefined {
  const missing: unknown = schema[UNRESOLVED];
  if (typeof missing === 'string') return { kind: 'unresolvedRef', ref: missing };
  const { widget, source } = options;
  const isUnknown = typeof widget === 'string' && !isDrawn(schema, widget, registry);
  const unknown = isUnknown ? { part: 'widget', widget } : unknownPart(options, registry);
  if (typeof source === 'string') return { kind: 'source', source, unknown };
  return unknown && { kind: 'unknownWidget', unknown };
}

/** A field or a template that the theme does not have; rjsf draws something else, or an element of that name. */
function unknownPart(options: UIOptionsType, { fields, templates }: Registry): Unknown | undefined {
  for (const [word, name] of Object.entries(options)) {
    const known = word === 'field' ? fields : word.endsWith('Template') ? templates : undefined;
    if (known && typeof name === 'string' && !(name in known)) return { part: word, widget: name };
  }
  return undefined;
}

function isDrawn(schema: RJSFSchema, widget: string, registry: Registry): boolean {
  if (widget === 'hidden') return true;
  const target = registry.schemaUtils.retrieveSchema(schema);
  // Of a choice between schemas the widget draws the choice, as one of numbers.
  const isChoice = target.type === undefined && (target.oneOf ?? target.anyOf);
  const drawn: RJSFSchema = isChoice ? { type: 'number' } : { ...target };
  return target.type === 'object' || hasWidget(drawn, widget, registry.widgets);
}

/** What keeps a field from being drawn, in words for whoever maintains the form; `undefined` when nothing does. */
export function fieldProblem(obstacle: Obstacle, form: FormModule, sources: OptionSources): string | undefined {
  const texts = form.messages.widgets['form'] ?? {};
  const say = ({ part, widget }: Unknown) => fillIn(texts['unknownWidget'] ?? widget, { part, widget });
  switch (obstacle.kind) {
    case 'unresolvedRef':
      return fillIn(texts['unresolvedRef'] ?? obstacle.ref, { ref: obstacle.ref });
    case 'source': {
      const { source, unknown } = obstacle;
      if (!Object.hasOwn(sources, source)) return fillIn(texts['unknownSource'] ?? source, { source });
      return unknown && say(unknown);
    }
    case 'unknownWidget':
      return say(obstacle.unknown);
  }
}
