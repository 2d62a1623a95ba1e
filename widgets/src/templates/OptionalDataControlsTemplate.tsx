import { useFormTexts } from '@reelform/engine';
import type { OptionalDataControlsTemplateProps } from '@rjsf/utils';
import { Button } from '../controls/Button.tsx';

/** Adds or takes away an optional object or list as a whole; neither: says that there is none. */
export function OptionalDataControlsTemplate({ id, onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps) {
  const texts = useFormTexts('array');
  const onClick = onAddClick ?? onRemoveClick;
  if (!onClick) return <span id={id}>{texts('empty')}</span>;
  // A form has one for each part: the title beside says which.
  const title = id.replace(/__[a-z]+$/i, '__title');
  return (
    <Button id={id} aria-labelledby={`${id} ${title}`} isSmall appearance="subtle" onClick={onClick}>
      {texts(onAddClick ? 'add' : 'remove')}
    </Button>
  );
}
