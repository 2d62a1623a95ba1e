import { isNode } from '../../validation/schemaNode.ts';
import type { ActionQuestion, FormAction } from '../../validation/types.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { nearestWord } from '../lint/nearestWord.ts';

type Tokens = readonly (string | number)[];

/** What an action may have. */
export const actionMembers = [
  'name',
  'label',
  'busyLabel',
  'mode',
  'appearance',
  'enabledWhen',
  'shownWhen',
  'does',
  'confirm',
  'confirmWhen',
];
const looks = ['primary', 'secondary', 'subtle'] as const;

const readQuestion = (value: unknown): ActionQuestion | undefined => {
  if (!isNode(value)) return undefined;
  const { title, message, confirmLabel, cancelLabel, ...others } = value;
  const isWhole =
    typeof title === 'string' &&
    typeof message === 'string' &&
    typeof confirmLabel === 'string' &&
    typeof cancelLabel === 'string' &&
    Object.keys(others).length === 0;
  return isWhole ? { title, message, confirmLabel, cancelLabel } : undefined;
};

const isWritten = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

/**
 * Reads one entry of `ui:actions`; `undefined` for one that is no action.
 *
 * @param addCondition takes a condition in and gives its check's name; `undefined` when it is malformed
 */
export const readAction = (
  action: unknown,
  tokens: Tokens,
  json: JsonFile,
  complaints: Complaint[],
  addCondition: (when: unknown, tokens: Tokens) => string | undefined,
): FormAction | undefined => {
  const complain = (at: Tokens, message: string) => complaints.push(json.complain(at, message));
  const unknown = isNode(action) ? Object.keys(action).find((member) => !actionMembers.includes(member)) : undefined;
  const meant = unknown === undefined ? undefined : nearestWord(unknown, actionMembers);
  if (unknown !== undefined)
    complain([...tokens, unknown], `An action has no member '${unknown}'.${meant ? ` Is '${meant}' meant?` : ''}`);
  if (!isNode(action) || !isWritten(action['name']) || !isWritten(action['label'])) {
    if (meant !== 'name' && meant !== 'label') complain(tokens, "An action has a 'name' and a 'label'.");
    return undefined;
  }
  const { name, label, busyLabel, mode, appearance, enabledWhen, shownWhen, does, confirm, confirmWhen } = action;
  if (mode !== undefined && mode !== 'strict' && mode !== 'draft') {
    complain([...tokens, 'mode'], "The mode of an action is 'strict' or 'draft'.");
    return undefined;
  }
  if (busyLabel !== undefined && !isWritten(busyLabel)) complain([...tokens, 'busyLabel'], 'A label of a button is a text.');
  const look = looks.find((one) => one === appearance);
  if (appearance !== undefined && !look)
    complain([...tokens, 'appearance'], `The appearance of an action is ${looks.join(', ')}.`);
  if (does !== undefined && does !== 'reset') complain([...tokens, 'does'], "What an action does by itself is 'reset'.");
  if (does !== undefined && mode) complain([...tokens, 'does'], 'An action with a mode is sent; it does nothing else.');
  const question = readQuestion(confirm);
  if (confirm !== undefined && !question)
    complain([...tokens, 'confirm'], "A question has the texts 'title', 'message', 'confirmLabel' and 'cancelLabel'.");
  if (confirmWhen !== undefined && confirm === undefined)
    complain([...tokens, 'confirmWhen'], "Nothing is asked without 'confirm'.");
  const enabled = enabledWhen === undefined ? undefined : addCondition(enabledWhen, [...tokens, 'enabledWhen']);
  const shown = shownWhen === undefined ? undefined : addCondition(shownWhen, [...tokens, 'shownWhen']);
  const asked = confirmWhen === undefined ? undefined : addCondition(confirmWhen, [...tokens, 'confirmWhen']);
  return {
    name,
    label,
    ...(typeof busyLabel === 'string' && { busyLabel }),
    ...(mode && { mode }),
    ...(look && { appearance: look }),
    ...(enabled && { enabledWhen: enabled }),
    ...(shown && { shownWhen: shown }),
    ...(does === 'reset' && { does }),
    ...(question && { confirm: question }),
    ...(asked && { confirmWhen: asked }),
  };
};
