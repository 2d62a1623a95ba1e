import type { OptionalDataControlsTemplateProps } from '@rjsf/utils';
import { Button } from '../controls/Button.tsx';

/** Adds or takes away an optional object or list as a whole; neither: says that there is none. */
export function OptionalDataControlsTemplate({ id, label, onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps) {
  const onClick = onAddClick ?? onRemoveClick;
  return onClick ? (
    <Button id={id} isSmall appearance="subtle" onClick={onClick}>
      {label}
    </Button>
  ) : (
    <span id={id}>{label}</span>
  );
}
