import { type FormHandle, type FormServices, type OptionSources, SchemaForm, type Submission } from '@reelform/engine';
import type { FormLocale, FormModule, JsonObject } from '@reelform/engine/validation';
import { fluentTheme } from '@reelform/widgets';
import { type Ref, useRef, useState } from 'react';

/** Props of {@link PreviewForm}. */
export interface PreviewFormProps {
  readonly form: FormModule;
  readonly data: JsonObject;
  readonly context: JsonObject;
  readonly services: FormServices;
  readonly sources: OptionSources;
  readonly locale: FormLocale | undefined;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  /** Key under which entries are kept on this device; `undefined`: they are not. */
  readonly localDraftKey: string | undefined;
  /** The server cannot be reached the first time. */
  readonly failsFirst: boolean;
  readonly onSent: (submission: Submission) => void;
  readonly onAction: (name: string) => void;
  readonly onDirtyChange: (dirty: boolean) => void;
  readonly onData: (data: JsonObject) => void;
  readonly ref?: Ref<FormHandle>;
}

/** The form of an example, as any host would draw it. Later changes of `data` do not count. */
export function PreviewForm(props: PreviewFormProps) {
  const { form, context, services, sources, locale, isDisabled, isReadOnly, localDraftKey, onSent, onData, ref } = props;
  const [initialData] = useState(props.data);
  const fails = useRef(props.failsFirst);
  return (
    <SchemaForm
      {...(ref && { ref })}
      form={form}
      theme={fluentTheme}
      initialData={initialData}
      context={context}
      services={services}
      sources={sources}
      {...(locale && { locale })}
      disabled={isDisabled}
      readOnly={isReadOnly}
      idPrefix="example"
      {...(localDraftKey !== undefined && { localDraftKey })}
      onSubmit={async (submission) => {
        if (fails.current) {
          fails.current = false;
          throw new Error('unreachable');
        }
        onSent(submission);
        return { ok: true };
      }}
      onAction={props.onAction}
      onDirtyChange={props.onDirtyChange}
      onChange={onData}
    />
  );
}
