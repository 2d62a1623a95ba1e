import { FieldContextProvider } from '@fluentui/react-components';
import { errorId, helpId, titleId, type WidgetProps } from '@rjsf/utils';
import { type ComponentType, use, useMemo } from 'react';
import { FieldContext } from './FieldContext.ts';

/** A widget whose control is one of Fluent's own, which looks for Fluent's `<Field>` around it. */
export const inFluentField = (Widget: ComponentType<WidgetProps>): ComponentType<WidgetProps> =>
  function InFluentField(props) {
    const { id } = props;
    const { isHinted, isWrong } = use(FieldContext);
    const field = useMemo(
      () => ({
        labelFor: id,
        labelId: titleId(id),
        ...(isHinted ? { hintId: helpId(id) } : {}),
        ...(isWrong ? { validationMessageId: errorId(id) } : {}),
        generatedControlId: id,
        orientation: 'vertical' as const,
        size: 'medium' as const,
        required: false,
        validationState: isWrong ? ('error' as const) : ('none' as const),
      }),
      [id, isHinted, isWrong],
    );
    return (
      <FieldContextProvider value={field}>
        <Widget {...props} />
      </FieldContextProvider>
    );
  };
