import { Button } from '@fluentui/react-components';
import type { OptionalDataControlsTemplateProps } from '@rjsf/utils';

/** Adds or takes away an optional object or list as a whole; neither: says that there is none. */
export function OptionalDataControlsTemplate({ id, label, onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps) {
  const onClick = onAddClick ?? onRemoveClick;
  return onClick ? (
    <Button id={id} type="button" size="small" appearance="subtle" onClick={onClick}>
      {label}
    </Button>
  ) : (
    <span id={id}>{label}</span>
  );
}
