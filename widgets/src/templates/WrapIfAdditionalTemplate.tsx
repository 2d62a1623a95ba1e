import { useFormTexts } from '@reelform/engine';
import { buttonId, type WrapIfAdditionalTemplateProps } from '@rjsf/utils';
import { useInputClass } from '../controls/input.styles.ts';
import { Field } from '../field/Field.tsx';
import { useWrapIfAdditionalStyles } from './WrapIfAdditionalTemplate.styles.ts';

/** The box around a property of free name (`additionalProperties`), with that name and a remove button. */
export function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps) {
  const { children, classNames, disabled, id, label, onKeyRenameBlur, onRemoveProperty, readonly, registry, uiSchema } = props;
  const styles = useWrapIfAdditionalStyles();
  const inputClass = useInputClass();
  const texts = useFormTexts('form');
  const { RemoveButton } = registry.templates.ButtonTemplates;
  return (
    <div className={classNames}>
      <div className={styles.row}>
        <Field id={`${id}-key`} label={texts('key')} className={styles.key}>
          <input
            key={label}
            id={`${id}-key`}
            className={inputClass}
            defaultValue={label}
            onBlur={onKeyRenameBlur}
            disabled={disabled}
            readOnly={readonly}
          />
        </Field>
        <div className={styles.value}>{children}</div>
        <RemoveButton
          id={buttonId(id, 'remove')}
          disabled={disabled || readonly}
          onClick={onRemoveProperty}
          registry={registry}
          {...(uiSchema ? { uiSchema } : {})}
        />
      </div>
    </div>
  );
}
