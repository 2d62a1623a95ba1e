import { type FormTheme, SchemaForm, type SchemaFormProps } from '@reelform/engine';
import type { FormName } from '@reelform/schemas/api';
import { fluentTheme } from '@reelform/widgets';
import { useState } from 'react';
import { getDraftKey } from '../portal/draftKey.ts';
import type { LoadedForm } from '../portal/forms.ts';
import { usePortalSession } from '../session/SessionContext.ts';
import { useToast } from './toast/useToast.ts';

/** Props of {@link PortalForm}. */
export interface PortalFormProps extends Omit<SchemaFormProps, 'form' | 'locale' | 'theme' | 'localDraftKey'> {
  /** @default the theme of all forms */
  readonly theme?: FormTheme;
  readonly name: FormName;
  readonly loaded: LoadedForm;
  /** Which of several records is edited. */
  readonly record?: string | number | undefined;
}

/**
 * A form of the portal. Whatever is typed is on this device within half a second, under the person's own key, and is
 * offered when the form is opened again: after a lost session, a crash or a closed tab. Secrets are never kept.
 */
export function PortalForm({ name, loaded, record, theme = fluentTheme, onSubmit, ...props }: PortalFormProps) {
  const { store } = usePortalSession();
  // Whose entries these are is settled when the form opens: a login must not hand its own over to who has just come in.
  const [userId] = useState(() => store.user()?.id);
  const toast = useToast();
  const submit: PortalFormProps['onSubmit'] = (submission) => {
    toast.again();
    return onSubmit(submission);
  };
  const localDraftKey = getDraftKey(name, userId, record);
  return <SchemaForm {...props} {...loaded} theme={theme} localDraftKey={localDraftKey} onSubmit={submit} />;
}
