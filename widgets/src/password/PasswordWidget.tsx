import { useFormTexts } from '@reelform/engine';
import { getTemplate, titleId, type WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { useButtonStyles } from '../controls/button.styles.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { eyeIcon } from '../icons/eyeIcon.ts';
import { eyeOffIcon } from '../icons/eyeOffIcon.ts';

/** A password (`password`) with a button that shows and hides it. */
export function PasswordWidget(props: WidgetProps) {
  const { disabled = false, id, options, registry } = props;
  const [isShown, setShown] = useState(false);
  const styles = useButtonStyles();
  const texts = useFormTexts('password');
  const name = texts(isShown ? 'hide' : 'show');
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', registry, options);
  const toggle = (
    <IconButton
      className={styles.inside}
      icon={isShown ? eyeOffIcon : eyeIcon}
      aria-label={name}
      aria-controls={id}
      // Of which of several passwords, as each has such a button.
      aria-describedby={titleId(id)}
      title={name}
      disabled={disabled}
      onClick={() => setShown(!isShown)}
    />
  );
  return <BaseInput {...props} type={isShown ? 'text' : 'password'} spelledOut contentAfter={toggle} />;
}
