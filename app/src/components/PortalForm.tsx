import { type FormTheme, fetchRestoreOffer, SchemaForm, type SchemaFormProps } from '@reelform/engine';
import { dropUnknown } from '@reelform/engine/validation';
import type { FormName } from '@reelform/schemas/api';
import { fetchRestoreNotice, fluentTheme } from '@reelform/widgets';
import { useMemo, useState } from 'react';
import type { withFormChange } from '../api/formChange.ts';
import { getDraftKey } from '../portal/draftKey.ts';
import type { LoadedForm } from '../portal/forms.ts';
import { usePortal } from '../portal/PortalContext.ts';
import { usePortalSession } from '../session/SessionContext.ts';
import { useToast } from './toast/useToast.ts';
import { useFirstDeed } from './useFirstDeed.ts';

// What is kept because the server is away is offered while it is away.
const fetchOffer = () => void Promise.all([fetchRestoreOffer(), fetchRestoreNotice()]).catch(() => undefined);

/** A refusal is told as it is where the code that knows more of it cannot be fetched. */
const explain: typeof withFormChange = async (errors, ...edition) => {
  const change = await import('../api/formChange.ts').catch(() => undefined);
  return change ? change.withFormChange(errors, ...edition) : errors;
};

/**
 * A form over something that is stored. What content operations have taken out of the form's file since is left out, of
 * the record and of entries kept on the device: nobody could see it or put it right. What an earlier save failed with is
 * taken away when it is tried again.
 */
export function RecordForm({ initialData, refreshDraft, onSubmit, ...props }: SchemaFormProps) {
  const { form } = props;
  const portal = usePortal();
  const toast = useToast();
  useFirstDeed(fetchOffer);
  const data = useMemo(() => initialData && dropUnknown(form, initialData), [form, initialData]);
  const refresh: SchemaFormProps['refreshDraft'] = (kept) => dropUnknown(form, refreshDraft?.(kept) ?? kept);
  const submit: SchemaFormProps['onSubmit'] = async (submission) => {
    toast.again();
    const outcome = await onSubmit(submission);
    if (outcome.ok || outcome.errors.length === 0) return outcome;
    return { ok: false, errors: await explain(outcome.errors, form, portal) };
  };
  return <SchemaForm {...props} {...(data && { initialData: data })} refreshDraft={refresh} onSubmit={submit} />;
}

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
export function PortalForm({ name, loaded, record, theme = fluentTheme, ...props }: PortalFormProps) {
  const { store } = usePortalSession();
  // Whose entries these are is settled when the form opens: a login must not hand its own over to who has just come in.
  const [userId] = useState(() => store.user()?.id);
  return <RecordForm {...props} {...loaded} theme={theme} localDraftKey={getDraftKey(name, userId, record)} />;
}
