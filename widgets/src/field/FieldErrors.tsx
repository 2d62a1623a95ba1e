/** The errors of one field, each on a line of its own; the first stands beside the icon. */
export function FieldErrors({ errors }: { readonly errors: readonly string[] }) {
  return errors.map((error) => <div key={error}>{error}</div>);
}
