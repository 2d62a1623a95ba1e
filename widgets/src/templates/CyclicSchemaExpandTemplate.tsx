import { Button } from '@fluentui/react-components';
import { useFormTexts } from '@reelform/engine';
import type { CyclicSchemaExpandProps } from '@rjsf/utils';

/** A part of a form that contains itself: opened one level at a time. */
export function CyclicSchemaExpandTemplate({ fieldPathId, name, onExpand }: CyclicSchemaExpandProps) {
  const texts = useFormTexts('form');
  return (
    <Button id={fieldPathId.$id} type="button" onClick={() => onExpand(fieldPathId.$id)}>
      {texts('expand', { label: name })}
    </Button>
  );
}
