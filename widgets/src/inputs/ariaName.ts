/** What gives a control its name where the label above is turned off (`ui:options.label: false`). */
export const getAriaName = ({
  hideLabel,
  label,
}: {
  readonly hideLabel?: boolean | undefined;
  readonly label: string;
}): {
  readonly 'aria-label'?: string | undefined;
} => ({ 'aria-label': hideLabel && label ? label : undefined });
