import { Fragment, type ReactElement } from 'react';

/** The errors of one field, each on a line of its own; the first stands beside the icon. */
export function FieldErrors({ errors }: { readonly errors: readonly (string | ReactElement)[] }) {
  return errors.map((error, index) => (
    <Fragment key={String(error)}>
      {index > 0 && <br />}
      {error}
    </Fragment>
  ));
}
