import type { FieldProps } from '@rjsf/utils';
import { useEffect } from 'react';

/**
 * A member that can only be `null`: nothing to see. rjsf's own writes the `null` as soon as it is drawn, which changes
 * documents by looking at them; here it is written once its absence was found fault with.
 */
export function NullField({ formData, rawErrors, onChange, fieldPathId }: FieldProps): null {
  const isMissed = formData === undefined && (rawErrors?.length ?? 0) > 0;
  useEffect(() => {
    if (isMissed) onChange(null, fieldPathId.path);
  }, [isMissed, onChange, fieldPathId]);
  return null;
}
