import type { ErrorListProps } from '@rjsf/utils';
import { FormFault } from '../notices/FormFault.tsx';

/** rjsf's own list of all errors. The engine shows its summary instead; this one serves forms that run without it. */
export function ErrorListTemplate({ errors }: ErrorListProps) {
  return (
    <FormFault intent="error">
      {errors.map(({ stack }) => (
        <div key={stack}>{stack}</div>
      ))}
    </FormFault>
  );
}
