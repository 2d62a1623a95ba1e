import { useFormTexts } from '@reelform/engine';
import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { useCallback } from 'react';
import { fromGmtInput, toGmtInput } from './gmt.ts';

/** A date and time (`date-time`), entered in GMT whatever the time zone of the device. The value is RFC 3339 in UTC. */
export function DateTimeWidget(props: WidgetProps) {
  const { onChange, registry, options, value } = props;
  const texts = useFormTexts('date-time');
  const change = useCallback((text: string | undefined) => onChange(fromGmtInput(text)), [onChange]);
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', registry, options);
  return (
    <BaseInput
      {...props}
      type="datetime-local"
      value={toGmtInput(value)}
      onChange={change}
      contentAfter={<span>{texts('zone')}</span>}
    />
  );
}
