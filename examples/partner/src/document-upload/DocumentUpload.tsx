import { Button, Text } from '@fluentui/react-components';
import { useFieldPointer, useFormRuntime, useFormTexts } from '@reelform/engine';
import { useControlAria } from '@reelform/widgets';
import { titleId, type WidgetProps } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';

type Upload =
  | { readonly step: 'idle' }
  | { readonly step: 'uploading'; readonly name: string; readonly percent: number }
  | { readonly step: 'failed'; readonly message: string };

const idle: Upload = { step: 'idle' };

/** `"ui:widget": "document-upload"`: one PDF, stored while the form is filled in; the value is its name in the store. */
export function DocumentUpload(props: WidgetProps) {
  const { id, value, onChange, disabled, readonly } = props;
  const runtime = useFormRuntime();
  const pointer = useFieldPointer();
  const texts = useFormTexts('document-upload');
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);
  const [upload, setUpload] = useState(idle);
  const { 'aria-describedby': describedBy } = useControlAria(props);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const run = new AbortController();
    running.current = run;
    setUpload({ step: 'uploading', name: file.name, percent: 0 });
    runtime.uploads.begin();
    try {
      const service = runtime.services().uploads;
      if (!service) throw new Error();
      const stored = await service.upload({
        file,
        pointer,
        signal: run.signal,
        onProgress: ({ sentBytes, totalBytes }) =>
          setUpload({ step: 'uploading', name: file.name, percent: Math.floor((100 * sentBytes) / totalBytes) }),
      });
      setUpload(idle);
      onChange(stored.value);
    } catch (error) {
      if (!run.signal.aborted) {
        setUpload({ step: 'failed', message: (error instanceof Error && error.message) || texts('failed') });
      }
    } finally {
      runtime.uploads.end();
    }
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) send(file);
          target.value = '';
        }}
      />
      <Button
        id={id}
        aria-labelledby={`${titleId(id)} ${id}__action`}
        aria-describedby={describedBy}
        disabled={disabled || readonly}
        disabledFocusable={upload.step === 'uploading'}
        onClick={() => input.current?.click()}
      >
        <span id={`${id}__action`}>{value ? texts('replace', { name: String(value) }) : texts('choose')}</span>
      </Button>
      <Text role="status">
        {upload.step === 'uploading' && texts('uploading', { name: upload.name, percent: upload.percent })}
        {upload.step === 'failed' && upload.message}
      </Text>
    </>
  );
}
