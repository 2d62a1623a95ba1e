import type { ApiSchemas } from '../types/api.ts';
import type { FormPayloads } from '../types/forms.ts';

/** Name of a schema in `api/definitions.json`. */
export type SchemaName = keyof ApiSchemas;

/** Name of a form of `forms/`. */
export type FormName = keyof FormPayloads;

/** Members of a form that its file alone has. */
export type AddedFields = NonNullable<ApiSchemas['BtsSave']['added']>;

/** A body judged by a form's module; with several, the first whose `when` member is in the body, else the last. */
export interface FormBody {
  readonly forms: readonly { readonly form: FormName; readonly when?: string }[];
}

/** One call of the contract. */
export interface Call {
  /** Which of the two backends serves it: `site` under the site base, `admin` under the admin base. */
  readonly api: 'site' | 'admin';
  /** Who may call it; `person`: filmmakers and staff. A call for staff is unknown to everybody else. */
  readonly access: 'public' | 'filmmaker' | 'staff' | 'person';
  /** True for a GET that changes state: the cross-site check applies to it too. */
  readonly mutates?: true;
  /** True for a call that must carry the header of the portal's own calls (`X-Time`), which no other site's page can send. */
  readonly ownHeader?: true;
  /** The secret that stands for the main platform's server, whose call it is: `PLATFORM_SECRET` or `INGEST_KEY`. */
  readonly bearer?: 'platform' | 'ingest';
  readonly params?: SchemaName;
  readonly query?: SchemaName;
  readonly body?: SchemaName | FormBody;
  readonly reply: SchemaName;
}
