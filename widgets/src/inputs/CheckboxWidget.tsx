import { mergeClasses } from '@fluentui/react-components';
import { useFormTexts } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { drawChoice } from '../controls/Choice.tsx';
import { Link } from '../controls/Link.tsx';
import { useControlAria } from '../field/useControlAria.ts';
import { useLooks } from '../field/useLooks.ts';
import { useCheckboxStyles } from './CheckboxWidget.styles.ts';
import { getLinkedLabel } from './linkedLabel.ts';

interface LabelTextProps {
  readonly label: string;
  readonly link: unknown;
}

function LabelText({ label, link }: LabelTextProps) {
  const texts = useFormTexts('checkbox');
  const linked = getLinkedLabel(label, link);
  if (!linked) return label;
  return (
    <>
      {linked.before}
      <Link href={linked.href} target="_blank" rel="noopener noreferrer" isInline title={texts('newTab')}>
        {linked.link}
      </Link>
      {linked.after}
    </>
  );
}

/** Props of {@link CheckboxWidget}. */
export interface CheckboxWidgetProps extends WidgetProps {
  /** Class of what looks otherwise than a box. */
  readonly look?: string | undefined;
}

/** A box to tick (`checkbox`) beside its label; `ui:options.link` makes a part of the label a link. */
export function CheckboxWidget(props: CheckboxWidgetProps) {
  const {
    autofocus,
    disabled = false,
    hideLabel,
    htmlName,
    id,
    label,
    look,
    onBlur,
    onChange,
    onFocus,
    options,
    readonly = false,
    required = false,
    role,
    value,
  } = props;
  const styles = useCheckboxStyles();
  const { choice } = useLooks();
  const aria = useControlAria(props);
  const checked = value === true;
  const name = hideLabel ? undefined : (
    <>
      <LabelText label={label} link={options.link} />
      {required && !readonly && (
        <span aria-hidden="true" className={styles.mark}>
          *
        </span>
      )}
    </>
  );
  return drawChoice(
    {
      type: 'checkbox',
      role,
      ...aria,
      name: htmlName ?? id,
      checked,
      disabled,
      autoFocus: autofocus,
      'aria-readonly': readonly || undefined,
      onChange: (event) => {
        if (!readonly) onChange(event.target.checked);
      },
      onBlur: () => onBlur(id, checked),
      onFocus: () => onFocus(id, checked),
      label: name,
    },
    mergeClasses(choice, styles.root, look),
  );
}
