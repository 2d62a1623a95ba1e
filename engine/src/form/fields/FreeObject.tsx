import { ADDITIONAL_PROPERTY_KEY_REMOVE } from '@rjsf/core/lib/components/constants.js';
import { ADDITIONAL_PROPERTY_FLAG, type FieldProps } from '@rjsf/utils';
import { type ReactNode, useCallback, useState } from 'react';
import { isMembers } from '../data/members.ts';
import { begunMember } from './begunMember.ts';
import { StockObjectField } from './stockFields.ts';

const namesOf = (value: unknown): readonly string[] => (isMembers(value) ? Object.keys(value) : []);

/**
 * rjsf's ObjectField, with every member of free name in sight. rjsf lists these once and follows only its own buttons:
 * it would not draw a name that a reset or the host brings, so that the field is begun anew for such a one.
 */
export function FreeObject(props: FieldProps): ReactNode {
  const { schema, formData, registry, onChange, childFieldPathId, fieldPathId } = props;
  const { path } = childFieldPathId ?? fieldPathId;
  const [memory] = useState(() => ({ names: new Set(namesOf(formData)), turn: 0 }));
  const { additionalProperties: free } = schema;
  const take = useCallback<FieldProps['onChange']>(
    (value, at, errors, id) => {
      const name = at[path.length];
      const names = namesOf(value);
      let taken = value;
      if (value === ADDITIONAL_PROPERTY_KEY_REMOVE && at.length === path.length + 1) memory.names.delete(String(name));
      else if (at.length === path.length) {
        const added = names.length > memory.names.size ? names.find((one) => !memory.names.has(one)) : undefined;
        if (added !== undefined) taken = { ...value, [added]: begunMember(free, value[added], registry) };
        memory.names = new Set(names);
      } else if (name !== undefined) memory.names.add(String(name));
      onChange(taken, at, errors, id);
    },
    [memory, path, onChange, registry, free],
  );
  const unknown = namesOf(formData).filter((name) => !memory.names.has(name));
  if (unknown.length > 0) {
    const { properties = {} } = registry.schemaUtils.retrieveSchema(schema, formData, true);
    const isFree = (name: string) => Object.hasOwn(properties, name) && ADDITIONAL_PROPERTY_FLAG in Object(properties[name]);
    if (unknown.some(isFree)) {
      memory.turn += 1;
      memory.names = new Set(namesOf(formData));
    } else for (const name of unknown) memory.names.add(name);
  }
  return <StockObjectField key={memory.turn} {...props} onChange={take} />;
}
