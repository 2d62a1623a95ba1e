import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm, type SchemaFormProps, useAutosave } from '@reelform/engine';
import { fluentTheme } from '@reelform/widgets';
import { Activity, type Ref, StrictMode, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Saver } from './storySaver.ts';

/** How the page has the form. */
export interface PageState {
  readonly isHidden: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
}

interface StoryFormProps extends Pick<SchemaFormProps, 'form' | 'initialData' | 'context' | 'locale' | 'onSubmit'> {
  readonly page: PageState;
  /** Who saves the form by itself; nobody does when absent. */
  readonly saver: Saver | undefined;
  readonly handle: Ref<FormHandle>;
}

type FormProps = Omit<StoryFormProps, 'page'> & Pick<SchemaFormProps, 'disabled' | 'readOnly'>;

function PlainForm({ saver: _nobody, handle, ...props }: FormProps) {
  return <SchemaForm {...props} ref={handle} theme={fluentTheme} localDraftKey="story" />;
}

function SavedForm({ saver, handle, ...props }: FormProps & { readonly saver: Saver }) {
  const own = useRef<FormHandle>(null);
  const times = { delayMs: 200, retryMs: 300, mostRetryMs: 600 };
  const autosave = useAutosave({ ...times, form: own, saved: props.initialData, save: saver.save });
  useImperativeHandle(handle, () => own.current as FormHandle); // the form has taken its own handle by then
  useLayoutEffect(() => {
    saver.autosave = autosave;
  });
  return <SchemaForm {...props} ref={own} theme={fluentTheme} onChange={autosave.onChange} />;
}

/** The form of a story on its page. */
export function StoryForm({ page, saver, ...props }: StoryFormProps) {
  const { disabled, readOnly } = page;
  const given = { ...props, disabled, readOnly };
  return (
    <StrictMode>
      <Activity mode={page.isHidden ? 'hidden' : 'visible'}>
        <FluentProvider theme={webLightTheme}>
          {saver ? <SavedForm {...given} saver={saver} /> : <PlainForm {...given} saver={undefined} />}
        </FluentProvider>
      </Activity>
    </StrictMode>
  );
}
