import { Button } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { useFormTexts } from '@reelform/engine';
import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { useControlStyles } from '../inputs/control.styles.ts';

/** A password (`password`) with a button that shows and hides it. */
export function PasswordWidget(props: WidgetProps) {
  const { disabled = false, id, options, registry } = props;
  const [isShown, setShown] = useState(false);
  const styles = useControlStyles();
  const texts = useFormTexts('password');
  const name = texts(isShown ? 'hide' : 'show');
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', registry, options);
  const toggle = (
    <Button
      type="button"
      appearance="transparent"
      size="small"
      className={styles.inside}
      icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
      aria-label={name}
      aria-controls={id}
      title={name}
      disabled={disabled}
      onClick={() => setShown(!isShown)}
    />
  );
  return <BaseInput {...props} type={isShown ? 'text' : 'password'} spelledOut contentAfter={toggle} />;
}
