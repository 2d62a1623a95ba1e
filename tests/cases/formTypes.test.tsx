import { type FormHandle, SchemaForm, type SchemaFormProps, type Submission, useAutosave } from '@reelform/engine';
import type { FormDocuments, FormPayloads } from '@reelform/schemas/types';
import { useRef } from 'react';
import { describe, expectTypeOf, it } from 'vitest';

type Document = FormDocuments['change-password'];
type Payload = FormPayloads['change-password'];
type Props = SchemaFormProps<Document, Payload>;

/** A host of a form whose types were generated; the compiler reads it, nothing draws it. */
function TypedHost({ form, theme, onSubmit }: Pick<Props, 'form' | 'theme' | 'onSubmit'>) {
  const handle = useRef<FormHandle<Document>>(null);
  const autosave = useAutosave<Document>({
    form: handle,
    saved: { email: 'ann@example.com' },
    save: async ({ email }) => ({ kind: 'conflict', theirs: email === undefined ? {} : { email } }),
  });
  return (
    <>
      <SchemaForm<Document, Payload>
        ref={handle}
        form={form}
        theme={theme}
        initialData={{ email: 'ann@example.com' }}
        onChange={autosave.onChange}
        onSubmit={onSubmit}
      />
      <SchemaForm<Document>
        form={form}
        theme={theme}
        // @ts-expect-error: the form has no such member
        initialData={{ emial: 'ann@example.com' }}
        onSubmit={async ({ data }) => {
          // @ts-expect-error: a draft may lack what is required
          data.newPassword satisfies string;
          return { ok: true };
        }}
      />
    </>
  );
}

describe('the types of a form', () => {
  it('are those of its documents and payloads', () => {
    expectTypeOf(TypedHost).toBeFunction();
    expectTypeOf<Extract<Submission<Payload>, { mode: 'strict' }>['data']>().toEqualTypeOf<Payload>();
    expectTypeOf<Parameters<NonNullable<Props['onChange']>>[0]['newPassword']>().toEqualTypeOf<string | undefined>();
  });

  it('let rows and inner objects of a draft lack what is required', () => {
    type Row = NonNullable<ReturnType<FormHandle<FormDocuments['channel-order']>['getData']>['videos']>[number];
    expectTypeOf<{ readonly id: number }>().toExtend<Row>();
    expectTypeOf<Record<never, never>>().toExtend<Row>();
    expectTypeOf<{ readonly id: string }>().not.toExtend<Row>();
  });

  it('are those of any JSON without types of its own', () => {
    expectTypeOf<SchemaFormProps['initialData']>().toEqualTypeOf<Submission['data'] | undefined>();
  });
});
