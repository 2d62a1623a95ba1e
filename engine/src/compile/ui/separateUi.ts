import { pointerOf, tokensOf } from '../../validation/pointer.ts';
import { isNode, type SchemaNode, schemasAt } from '../../validation/schemaNode.ts';
import type { FormAction, Rule, RuleEffect } from '../../validation/types.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { circleNotes, type HidingRule } from '../lint/circleNotes.ts';
import { conditionNotes } from '../lint/conditionNotes.ts';
import { conditionComplaints } from '../lint/conditionWords.ts';
import { hiddenNote } from '../lint/hiddenNote.ts';
import { idleNote } from '../lint/idleNote.ts';
import { meantQuestion } from '../lint/nearestWord.ts';
import { withPlainPatterns } from '../schema/plainPatterns.ts';
import { rebuilt } from '../schema/variants.ts';
import { presenceOf } from './presence.ts';
import { readAction } from './readAction.ts';

/** What a rule may do. */
export const ruleEffects: readonly RuleEffect[] = ['show', 'hide', 'enable', 'disable', 'lock', 'require', 'waive', 'retain'];

/** Where something stands in a file. */
type Place = readonly (string | number)[];

/** What a condition may ask about. */
export const conditionSubjects = ['data', 'context', 'parent', 'row', 'form'];

/** A uiSchema taken apart: what rjsf draws by, and what the engine itself acts on. */
export interface SeparatedUi {
  readonly uiSchema: SchemaNode;
  readonly rules: readonly Rule[];
  readonly actions: readonly FormAction[];
  /** Conditions of rules and actions by check name: schemas over the facts. */
  readonly conditions: ReadonlyMap<string, unknown>;
  readonly complaints: readonly Complaint[];
  /** What is odd and keeps nothing from being compiled. */
  readonly notes: readonly Complaint[];
}

/** A condition as a schema over the facts; `undefined` when it is malformed. */
const conditionSchema = (when: unknown): SchemaNode | undefined => {
  if (Array.isArray(when)) {
    const options = when.map(conditionSchema);
    return options.includes(undefined) || options.length === 0 ? undefined : { anyOf: options };
  }
  if (!isNode(when) || Object.keys(when).some((name) => !conditionSubjects.includes(name))) return undefined;
  const subjects = Object.entries(when).map(([subject, about]) => [subject, rebuilt(about, withPlainPatterns)]);
  return { type: 'object', properties: Object.fromEntries(subjects), required: Object.keys(when) };
};

/** Whether a condition is about the place of its field, and so of each row anew. */
const isAboutPlace = (when: unknown): boolean =>
  Array.isArray(when) ? when.some(isAboutPlace) : isNode(when) && ('parent' in when || 'row' in when);

/** A node whose fields are in the order of its layout, where it has one and no order of its own. */
const withOrder = (node: SchemaNode): SchemaNode => {
  const layout = node['ui:layout'];
  if (!Array.isArray(layout) || node['ui:order'] !== undefined) return node;
  const names = placedNames(layout);
  return { ...node, 'ui:order': names.includes('*') ? names : [...names, '*'] };
};

/** Names in a layout that may be malformed; the lint says so elsewhere. */
const placedNames = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(placedNames);
  if (!isNode(part)) return [];
  return typeof part['name'] === 'string' ? [part['name']] : placedNames(part['pages'] ?? part['parts']);
};

/** Why rules in a part of a uiSchema go by nothing, which no pointer into the data leads to; `undefined` of every other part. */
const whyDeaf = (name: string, part: unknown): string | undefined => {
  if (name === 'additionalProperties') return 'members of free names have no rules of their own';
  if (!Array.isArray(part)) return undefined;
  if (name === 'items') return 'those of a place stand by its number, { "0": { "ui:rules": […] } }';
  return `those of a field stand beside '${name}', { "NAME": { "ui:rules": […] } }, and hold in each option that has it`;
};

/**
 * Takes `ui:rules` and `ui:actions` out of a uiSchema of `schema`.
 *
 * @param keywords every keyword that a condition may have
 */
export const separateUi = (json: JsonFile, schema: SchemaNode, keywords: ReadonlySet<string>): SeparatedUi => {
  const complaints: Complaint[] = [];
  const notes: Complaint[] = [];
  const conditions = new Map<string, unknown>();
  const rules: Rule[] = [];
  const hiding: HidingRule[] = [];
  const actions: FormAction[] = [];
  const heeded = new Set<unknown>();
  const deaf: { readonly rules: unknown; readonly at: Place; readonly why: string }[] = [];

  const addCondition = (when: unknown, tokens: Place, target = ''): string | undefined => {
    const condition = conditionSchema(when);
    if (!condition) {
      const words = isNode(when) ? Object.keys(when) : [];
      const question = words.map((word) => meantQuestion(word, conditionSubjects)).join('');
      const subjects = conditionSubjects.join(', ');
      complaints.push(
        json.complain(tokens, `A condition has schemas for some of ${subjects}; a list of them is 'or'.${question}`),
      );
      return undefined;
    }
    const name = `condition${conditions.size}`;
    conditions.set(name, condition);
    complaints.push(...conditionComplaints(when, target, tokens, json, keywords));
    notes.push(...conditionNotes(when, target, tokens, json, schema));
    return name;
  };

  const readRule = (rule: unknown, target: string, tokens: Place, around: unknown) => {
    const effect = isNode(rule) ? ruleEffects.find((known) => known === rule['effect']) : undefined;
    if (!isNode(rule) || !effect) {
      const question = isNode(rule) && typeof rule['effect'] === 'string' ? meantQuestion(rule['effect'], ruleEffects) : '';
      complaints.push(json.complain(tokens, `A rule has an 'effect': ${ruleEffects.join(', ')}.${question}`));
      return;
    }
    const unknown = Object.keys(rule).find((name) => !['effect', 'when', 'hidden'].includes(name));
    if (unknown) complaints.push(json.complain([...tokens, unknown], `A rule has no member '${unknown}'.`));
    const { hidden = 'keep' } = rule;
    if (hidden !== 'keep' && hidden !== 'drop') {
      complaints.push(json.complain([...tokens, 'hidden'], "What is hidden is either 'keep' or 'drop'."));
      return;
    }
    if (schemasAt(schema, target).length === 0)
      complaints.push(json.complain(tokens, `A rule is about '${target}', which the schema does not have.`));
    for (const note of [hiddenNote(rule, target, schema), idleNote(effect, rule['hidden'], around)])
      if (note) notes.push(json.complain(tokens, note));
    if (effect === 'show' || effect === 'hide') hiding.push({ target, when: rule['when'], tokens });
    const check = addCondition(rule['when'], [...tokens, 'when'], target);
    // Where another option is chosen nobody could fill in what is required.
    const presence = effect === 'require' ? presenceOf(schema, target) : undefined;
    if (check && presence) conditions.set(check, { allOf: [conditions.get(check), presence] });
    const isPerRow = tokensOf(target).includes('-') && (isAboutPlace(rule['when']) || presence !== undefined);
    const leaves = effect === 'show' || effect === 'hide' ? hidden : 'keep';
    if (check) rules.push({ target, effect, check, ...(isPerRow && { scope: 'row' }), hidden: leaves });
  };

  const addAction = (action: unknown, tokens: Place) => {
    const read = readAction(action, tokens, json, complaints, addCondition);
    if (!read) return;
    // Two of which conditions show one each may well do the same.
    if (actions.some(({ name, shownWhen }) => name === read.name && !(shownWhen && read.shownWhen)))
      complaints.push(json.complain([...tokens, 'name'], `There are two actions '${read.name}'.`));
    actions.push(read);
  };

  const isOfRows = (name: string, target: string) =>
    name === 'items' && schemasAt(schema, target).some((one) => one['items'] !== undefined);

  const isMember = (name: string, target: string) =>
    schemasAt(schema, target).some(({ properties }) => isNode(properties) && Object.hasOwn(properties, name));

  /** What is said of the list where a part is about its rows, and else the part. */
  const listOf = (part: SchemaNode, tokens: Place): unknown =>
    tokens.at(-1) === 'items' ? tokens.slice(0, -1).reduce<unknown>((node, token) => Object(node)[token], json.value) : part;

  /** @param around why nothing goes by rules in this part, where that is so */
  const visit = (node: unknown, target: string, tokens: Place, around?: string): unknown => {
    if (around !== undefined && Array.isArray(node))
      for (const [index, one] of node.entries()) visit(one, target, [...tokens, index], around);
    if (!isNode(node)) return node;
    const kept: [string, unknown][] = [];
    for (const [name, value] of Object.entries(node)) {
      const here = [...tokens, name];
      if (name === 'ui:rules' && around !== undefined) deaf.push({ rules: value, at: here, why: around });
      else if (name === 'ui:rules') {
        heeded.add(value);
        if (Array.isArray(value))
          for (const [index, rule] of value.entries()) readRule(rule, target, [...here, index], listOf(node, tokens));
        else complaints.push(json.complain(here, "'ui:rules' is a list."));
      } else if (name === 'ui:actions') {
        if (tokens.length > 0) complaints.push(json.complain(here, "'ui:actions' stands at the root of the uiSchema only."));
        else if (Array.isArray(value)) for (const [index, action] of value.entries()) addAction(action, [...here, index]);
        else complaints.push(json.complain(here, "'ui:actions' is a list."));
      } else if (name.startsWith('ui:')) kept.push([name, value]);
      else {
        const seems = around ?? whyDeaf(name, value);
        const why = around === undefined && seems !== undefined && isMember(name, target) ? undefined : seems;
        kept.push([name, visit(value, `${target}${isOfRows(name, target) ? '/-' : pointerOf([name])}`, here, why)]);
      }
    }
    return withOrder(Object.fromEntries(kept));
  };

  const uiSchema = visit(json.value, '', []);
  notes.push(...circleNotes(hiding, json));
  // What stands beside the options of a choice is written out for each of them where definitions have words for them.
  for (const { rules: given, at, why } of deaf)
    if (!heeded.has(given)) complaints.push(json.complain(at, `Nothing goes by rules here: ${why}.`));
  const example = '{ "NAME": { "ui:widget": "textarea" } }';
  if (!isNode(uiSchema)) complaints.push(json.complain([], `A uiSchema is an object with the names of fields: ${example}.`));
  return { uiSchema: isNode(uiSchema) ? uiSchema : {}, rules, actions, conditions, complaints, notes };
};
