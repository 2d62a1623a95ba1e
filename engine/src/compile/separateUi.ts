import { pointerOf } from '../validation/pointer.ts';
import { isNode, type SchemaNode } from '../validation/schemaNode.ts';
import type { FormAction, Rule, RuleEffect } from '../validation/types.ts';
import type { Complaint } from './complaint.ts';
import type { JsonFile } from './jsonFile.ts';

const effects: readonly RuleEffect[] = ['show', 'hide', 'enable', 'lock', 'require'];

/** A uiSchema taken apart: what rjsf draws by, and what the engine itself acts on. */
export interface SeparatedUi {
  readonly uiSchema: SchemaNode;
  readonly rules: readonly Rule[];
  readonly actions: readonly FormAction[];
  /** Conditions of rules and actions by check name: schemas over `{ data, context }`. */
  readonly conditions: ReadonlyMap<string, unknown>;
  readonly complaints: readonly Complaint[];
}

/** A condition as a schema over `{ data, context }`; `undefined` when it is malformed. */
const conditionSchema = (when: unknown): SchemaNode | undefined => {
  if (!isNode(when) || Object.keys(when).some((name) => name !== 'data' && name !== 'context')) return undefined;
  return { type: 'object', properties: when, required: Object.keys(when) };
};

/** Takes `ui:rules` and `ui:actions` out of a uiSchema. */
export const separateUi = (json: JsonFile): SeparatedUi => {
  const complaints: Complaint[] = [];
  const conditions = new Map<string, unknown>();
  const rules: Rule[] = [];
  const actions: FormAction[] = [];

  const addCondition = (when: unknown, tokens: readonly (string | number)[]): string | undefined => {
    const schema = conditionSchema(when);
    if (!schema) {
      complaints.push(json.complain(tokens, "A condition is an object with the schemas 'data' and 'context', or one of them."));
      return undefined;
    }
    const name = `condition${conditions.size}`;
    conditions.set(name, schema);
    return name;
  };

  const readRule = (rule: unknown, target: string, tokens: readonly (string | number)[]) => {
    const effect = isNode(rule) ? effects.find((known) => known === rule['effect']) : undefined;
    if (!isNode(rule) || !effect) {
      complaints.push(json.complain(tokens, `A rule has an 'effect': ${effects.join(', ')}.`));
      return;
    }
    const unknown = Object.keys(rule).find((name) => !['effect', 'when', 'hidden'].includes(name));
    if (unknown) complaints.push(json.complain([...tokens, unknown], `A rule has no member '${unknown}'.`));
    const { hidden = 'keep' } = rule;
    if (hidden !== 'keep' && hidden !== 'drop') {
      complaints.push(json.complain([...tokens, 'hidden'], "What is hidden is either 'keep' or 'drop'."));
      return;
    }
    const check = addCondition(rule['when'], [...tokens, 'when']);
    if (check) rules.push({ target, effect, check, hidden });
  };

  const readAction = (action: unknown, tokens: readonly (string | number)[]) => {
    const known = ['name', 'label', 'busyLabel', 'mode', 'appearance', 'enabledWhen'];
    if (!isNode(action) || typeof action['name'] !== 'string' || typeof action['label'] !== 'string') {
      complaints.push(json.complain(tokens, "An action has a 'name' and a 'label'."));
      return;
    }
    const { name, label, busyLabel, mode, appearance, enabledWhen } = action;
    const unknown = Object.keys(action).find((member) => !known.includes(member));
    if (unknown) complaints.push(json.complain([...tokens, unknown], `An action has no member '${unknown}'.`));
    if (mode !== undefined && mode !== 'strict' && mode !== 'draft') {
      complaints.push(json.complain([...tokens, 'mode'], "The mode of an action is 'strict' or 'draft'."));
      return;
    }
    const looks = ['primary', 'secondary', 'subtle'] as const;
    const look = looks.find((one) => one === appearance);
    if (appearance !== undefined && !look) {
      complaints.push(json.complain([...tokens, 'appearance'], `The appearance of an action is ${looks.join(', ')}.`));
    }
    const check = enabledWhen === undefined ? undefined : addCondition(enabledWhen, [...tokens, 'enabledWhen']);
    actions.push({
      name,
      label,
      ...(typeof busyLabel === 'string' && { busyLabel }),
      ...(mode && { mode }),
      ...(look && { appearance: look }),
      ...(check && { enabledWhen: check }),
    });
  };

  const visit = (node: unknown, target: string, tokens: readonly (string | number)[]): unknown => {
    if (!isNode(node)) return node;
    const kept: [string, unknown][] = [];
    for (const [name, value] of Object.entries(node)) {
      const here = [...tokens, name];
      if (name === 'ui:rules') {
        if (Array.isArray(value)) for (const [index, rule] of value.entries()) readRule(rule, target, [...here, index]);
        else complaints.push(json.complain(here, "'ui:rules' is a list."));
      } else if (name === 'ui:actions') {
        if (tokens.length > 0) complaints.push(json.complain(here, "'ui:actions' stands at the root of the uiSchema only."));
        else if (Array.isArray(value)) for (const [index, action] of value.entries()) readAction(action, [...here, index]);
        else complaints.push(json.complain(here, "'ui:actions' is a list."));
      } else if (name.startsWith('ui:')) kept.push([name, value]);
      else kept.push([name, visit(value, `${target}${name === 'items' ? '/-' : pointerOf([name])}`, here)]);
    }
    return Object.fromEntries(kept);
  };

  const uiSchema = visit(json.value, '', []);
  if (!isNode(uiSchema)) complaints.push(json.complain([], 'A uiSchema is an object.'));
  return { uiSchema: isNode(uiSchema) ? uiSchema : {}, rules, actions, conditions, complaints };
};
