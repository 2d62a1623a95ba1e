import { SchemaForm, type SchemaFormProps } from '@reelform/engine';
import { dropUnknown } from '@reelform/engine/validation';
import { useMemo } from 'react';

/**
 * A form over something that is stored. What content operations have taken out of the form's file since is left out, of
 * the record and of entries kept on the device: nobody could see it or put it right.
 */
export function RecordForm({ initialData, refreshDraft, ...props }: SchemaFormProps) {
  const { form } = props;
  const data = useMemo(() => initialData && dropUnknown(form, initialData), [form, initialData]);
  const refresh: SchemaFormProps['refreshDraft'] = (kept) => dropUnknown(form, refreshDraft?.(kept) ?? kept);
  return <SchemaForm {...props} {...(data && { initialData: data })} refreshDraft={refresh} />;
}
