import type { UnsupportedFieldProps } from '@rjsf/utils';
import { FormFault } from '../notices/FormFault.tsx';

/** Stands where a field cannot be drawn, and says why: a fault of the form's files, not of the person. */
export const UnsupportedFieldTemplate = ({ reason, fieldPathId }: UnsupportedFieldProps) => (
  <div id={fieldPathId.$id}>
    <FormFault>
      {reason} ({fieldPathId.path.join('.')})
    </FormFault>
  </div>
);
