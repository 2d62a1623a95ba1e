import { tokensOf } from '../validation/pointer.ts';
import { applicable, childrenOf, childSchemas, isNode, type SchemaNode } from '../validation/schemaNode.ts';
import type { FormModule } from '../validation/types.ts';
import { getIn, isMembers } from './data/members.ts';
import { toPath } from './data/pointer.ts';
import type { FormHandle } from './types.ts';

const said = (value: unknown): string =>
  value instanceof Promise ? 'a promise: await it' : (JSON.stringify(value) ?? 'undefined');

function checkPointer(method: string, pointer: unknown): asserts pointer is string {
  if (typeof pointer === 'string' && (pointer === '' || pointer.startsWith('/'))) return;
  throw new TypeError(`${method} takes a JSON pointer, which begins with a slash ('/rows/0/name'), not ${said(pointer)}.`);
}

function checkRows(pointer: string, data: unknown): void {
  const path = toPath(pointer, data);
  for (const [depth, token] of path.entries()) {
    const around = getIn(data, path.slice(0, depth));
    if (!Array.isArray(around) || (typeof token === 'number' && token <= around.length)) continue;
    throw new TypeError(`setValue was given '${pointer}', and the list there has no '${token}': it has ${around.length} rows.`);
  }
}

/** Whether a pointer leads to a member that an object with named ones neither names nor has a schema for: a misspelled one, mostly. */
function isUnnamed(pointer: string, schema: SchemaNode): boolean {
  let around = applicable(schema, schema);
  return tokensOf(pointer).some((token) => {
    const said = around.flatMap((node) => childrenOf(node, token));
    const isNaming = around.some(({ properties }) => isNode(properties));
    around = childSchemas(around, token, schema);
    return isNaming && said.every((one) => one === undefined || one === false);
  });
}

function remindOfMember(pointer: string, schema: SchemaNode): void {
  if (!isUnnamed(pointer, schema)) return;
  // biome-ignore lint/suspicious/noConsole: it is said to the developer
  console.warn(
    `setValue was given '${pointer}', which the form's schema does not name: the value stands in the document all the same, and no field has it.`,
  );
}

/**
 * The handle as it is in development: what JavaScript let through, a `title` for `/title` for instance, is told in words
 * where it would go astray.
 *
 * @param data What is committed by now: what is being typed is left alone, as it is in production.
 */
export function checkedHandle(handle: FormHandle, { actions, schema }: FormModule, data: () => unknown): FormHandle {
  const checkData = (method: string, document: unknown): void => {
    if (isMembers(document) && !(document instanceof Promise)) return;
    if (schema['type'] === 'object') throw new TypeError(`${method} takes a whole document, not ${said(document)}.`);
  };
  return {
    ...handle,
    setValue(pointer, value) {
      checkPointer('setValue', pointer);
      checkRows(pointer, data());
      remindOfMember(pointer, schema);
      handle.setValue(pointer, value);
    },
    setErrors(errors) {
      if (
        !Array.isArray(errors) ||
        !errors.every((error) => typeof error?.path === 'string' && typeof error.message === 'string')
      )
        throw new TypeError(
          `setErrors takes a list of { path: '/title', keyword: 'taken', message: '…' }, not ${said(errors)}.`,
        );
      handle.setErrors(errors);
    },
    reset(document) {
      checkData('reset', document);
      handle.reset(document);
    },
    settle(saved) {
      checkData('settle', saved);
      handle.settle(saved);
    },
    replace(document) {
      checkData('replace', document);
      handle.replace(document);
    },
    goTo(pointer) {
      checkPointer('goTo', pointer);
      handle.goTo(pointer);
    },
    async press(name) {
      if (!actions.some((action) => action.name === name))
        throw new TypeError(
          `press takes the name of one of the form's buttons (${said(actions.map((action) => action.name))}), not ${said(name)}.`,
        );
      await handle.press(name);
    },
  };
}
