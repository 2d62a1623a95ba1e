import { useFormTexts } from '@reelform/engine';
import type { CyclicSchemaExpandProps } from '@rjsf/utils';
import { Button } from '../controls/Button.tsx';

/** A part of a form that contains itself: opened one level at a time. */
export function CyclicSchemaExpandTemplate({ fieldPathId, name, onExpand }: CyclicSchemaExpandProps) {
  const texts = useFormTexts('form');
  return (
    <Button id={fieldPathId.$id} onClick={() => onExpand(fieldPathId.$id)}>
      {texts('expand', { label: name })}
    </Button>
  );
}
