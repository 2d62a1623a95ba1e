import { SchemaForm, type SchemaFormProps } from '@reelform/engine';
import { dropUnknown } from '@reelform/engine/validation';
import { useMemo } from 'react';
import { useToast } from './toast/useToast.ts';

/**
 * A form over something that is stored. What content operations have taken out of the form's file since is left out, of
 * the record and of entries kept on the device: nobody could see it or put it right. What an earlier save failed with is
 * taken away when it is tried again.
 */
export function RecordForm({ initialData, refreshDraft, onSubmit, ...props }: SchemaFormProps) {
  const { form } = props;
  const toast = useToast();
  const data = useMemo(() => initialData && dropUnknown(form, initialData), [form, initialData]);
  const refresh: SchemaFormProps['refreshDraft'] = (kept) => dropUnknown(form, refreshDraft?.(kept) ?? kept);
  const submit: SchemaFormProps['onSubmit'] = (submission) => {
    toast.again();
    return onSubmit(submission);
  };
  return <SchemaForm {...props} {...(data && { initialData: data })} refreshDraft={refresh} onSubmit={submit} />;
}
