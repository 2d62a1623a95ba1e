import { mergeClasses } from '@fluentui/react-components';
import { useFormTexts, useMemberNames } from '@reelform/engine';
import { buttonId, getSchemaType, type WrapIfAdditionalTemplateProps } from '@rjsf/utils';
import { Select } from '../controls/Select.tsx';
import { Field } from '../field/Field.tsx';
import { isBetweenSchemas } from './fieldKind.ts';
import { MemberName } from './MemberName.tsx';
import { useWrapIfAdditionalStyles } from './WrapIfAdditionalTemplate.styles.ts';

/** The box around a property of free name (`additionalProperties`), with that name, typed or chosen, and a remove button. */
export function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps) {
  const { children, classNames, disabled, id, label, onKeyRename, onRemoveProperty, readonly, registry, uiSchema } = props;
  const styles = useWrapIfAdditionalStyles();
  const texts = useFormTexts('form');
  const names = useMemberNames();
  const rowTexts = useFormTexts('array');
  const { schema } = props;
  const isGroup = isBetweenSchemas(schema) || ['object', 'array'].includes(String(getSchemaType(schema)));
  const nameId = `${id}__key`;
  const { RemoveButton } = registry.templates.ButtonTemplates;
  return (
    <div className={classNames}>
      <div className={styles.row}>
        <Field id={nameId} label={texts('key')} className={styles.key}>
          {names && !readonly ? (
            <Select id={nameId} value={label} disabled={disabled} onChange={({ target }) => onKeyRename(target.value)}>
              {names.every(({ value }) => value !== label) && <option>{label}</option>}
              {names.map(
                ({ value, label: name, isTaken }) =>
                  (!isTaken || value === label) && (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ),
              )}
            </Select>
          ) : (
            <MemberName id={nameId} label={label} onKeyRename={onKeyRename} disabled={disabled} readonly={readonly} />
          )}
        </Field>
        <div className={mergeClasses(styles.value, isGroup ? styles.group : schema.type === 'boolean' && styles.box)}>
          {children}
        </div>
        {!readonly && (
          <RemoveButton
            id={buttonId(id, 'remove')}
            aria-label={`${rowTexts('remove')} ${label}`.trim()}
            disabled={disabled}
            onClick={onRemoveProperty}
            registry={registry}
            {...(uiSchema ? { uiSchema } : {})}
          />
        )}
      </div>
    </div>
  );
}
