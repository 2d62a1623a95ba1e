import type { FieldProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { isMembers } from '../data/members.ts';
import { BranchField } from './BranchField.tsx';
import { choicesOf } from './choicesTogether.ts';

/** The choice of a place. rjsf hands over one: a second one, which a condition brings beside it, is drawn in its options. */
export function ChoiceField(field: FieldProps): ReactNode {
  const { schema, formData, registry } = field;
  const [own, within] = choicesOf(schema);
  if (!own) return null;
  if (!within) return <BranchField key={own.keyword} keyword={own.keyword} field={field} />;
  const { [within.keyword]: _within, ...alone } = schema;
  const options = own.options.map((option) => registry.schemaUtils.retrieveSchema(isMembers(option) ? option : {}, formData));
  // By its keyword: options of the one are none of the other.
  return <BranchField key={own.keyword} keyword={own.keyword} within={within} field={{ ...field, schema: alone, options }} />;
}
