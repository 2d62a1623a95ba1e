import { schemasAt } from '../../validation/index.ts';
import type { FormModule, JsonObject } from '../../validation/types.ts';
import { getIn } from '../data/members.ts';
import { toPath } from '../data/pointer.ts';
import type { RuleBoard } from '../rules/ruleBoard.ts';
import { remindOfSlash } from './remindOfSlash.ts';

/** Whether an error at `pointer` has a field of the form to stand at, in sight or only folded away. */
export function hasPlace(form: FormModule, data: JsonObject, rules: RuleBoard, pointer: string): boolean {
  if (process.env.NODE_ENV !== 'production') remindOfSlash(pointer);
  const path = toPath(pointer, data);
  const row = path.findLastIndex((segment) => typeof segment === 'number');
  const isRowThere = row < 0 || getIn(data, path.slice(0, row + 1)) !== undefined;
  return isRowThere && schemasAt(form.schema, pointer).length > 0 && !rules.isHidden(path);
}
