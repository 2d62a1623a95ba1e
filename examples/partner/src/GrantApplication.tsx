import { MessageBar, Title1 } from '@fluentui/react-components';
import { extendTheme, type FormModule, SchemaForm, type Submission, type SubmitOutcome } from '@reelform/engine';
import { fluentTheme } from '@reelform/widgets';
import { useState } from 'react';
import { DocumentUpload } from './document-upload/DocumentUpload';
import { documents } from './documents';
import type { FormDocuments, FormPayloads } from './forms';
import { municipalities } from './municipalities';

type Document = FormDocuments['grant-application'];
type Payload = FormPayloads['grant-application'];

/** What the fund's server answers to an application. */
type Reply = { ok: true; application: Payload } | Extract<SubmitOutcome, { ok: false }>;

const theme = extendTheme(fluentTheme, { widgets: { 'document-upload': DocumentUpload } });
const services = { uploads: documents };
const sources = { municipalities };

/** The application form; officers of the fund see more of it than applicants do. */
export function GrantApplication({ form, role }: { readonly form: FormModule; readonly role: string }) {
  const [received, setReceived] = useState<string>();
  const send = async ({ mode, data }: Submission<Payload>): Promise<SubmitOutcome> => {
    const reply = await fetch(`/api/applications?mode=${mode}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    const outcome: Reply = await reply.json();
    if (outcome.ok) setReceived(outcome.application.project);
    return outcome;
  };
  return (
    <main style={{ maxWidth: '48rem', margin: '2rem auto', padding: '0 1rem' }}>
      <Title1 as="h1">Neighbourhood fund</Title1>
      {received !== undefined && <MessageBar intent="success">We received “{received}”.</MessageBar>}
      <SchemaForm<Document, Payload>
        form={form}
        theme={theme}
        services={services}
        sources={sources}
        context={{ role, status: 'open' }}
        onSubmit={send}
      />
    </main>
  );
}
