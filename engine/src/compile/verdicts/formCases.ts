import { existsSync } from 'node:fs';
import { judge } from '../../validation/judge.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { FormError, FormModule, JsonObject, Mode } from '../../validation/types.ts';
import type { Complaint } from '../complaint.ts';
import { type JsonFile, readJsonFile } from '../jsonFile.ts';
import { meantQuestion } from '../lint/nearestWord.ts';
import type { NamedDocument } from './compareVerdicts.ts';

/** What a form's `cases.json` has: documents, and what the form has to say of some of them. */
export interface FormCases {
  readonly documents: readonly NamedDocument[];
  readonly complaints: readonly Complaint[];
  /** Complaints about cases of which the form says something else than stands in their `errors`. */
  readonly judgedBy: (form: FormModule) => readonly Complaint[];
}

const members = ['name', 'data', 'mode', 'context', 'payload', 'errors'];

/** What a case expects of an error; what it leaves out may be anything. */
type Expected = { readonly [member in keyof FormError]?: unknown };

const isMode = (mode: unknown): mode is Mode => mode === 'strict' || mode === 'draft';

const said = ({ path, keyword, message }: FormError): string => `${path === '' ? '/' : path} ${keyword} '${message}'`;

const agrees = (error: FormError, { path, keyword, message }: Expected): boolean =>
  path === error.path && (keyword ?? error.keyword) === error.keyword && (message ?? error.message) === error.message;

/** A complaint about the first error that the form tells otherwise than a case does; none where both say the same. */
const verdictComplaint = (
  one: SchemaNode,
  at: readonly (string | number)[],
  json: JsonFile,
  form: FormModule,
): readonly Complaint[] => {
  const { data, errors, mode = 'strict', context, payload } = one;
  if (!Array.isArray(errors)) return [];
  const verdict = judge(form, data, {
    mode: mode === 'draft' ? 'draft' : 'strict',
    payload: payload === true,
    context: isNode(context) ? (context as JsonObject) : {}, // read from JSON
  });
  const told = verdict.valid ? [] : verdict.errors;
  const differs = Array.from({ length: Math.max(told.length, errors.length) }).findIndex((_, index) => {
    const [error, expected] = [told[index], errors[index]];
    return !error || !isNode(expected) || !agrees(error, expected);
  });
  if (differs < 0) return [];
  const error = told[differs];
  const where = differs < errors.length ? [...at, 'errors', differs] : [...at, 'errors'];
  return [json.complain(where, error ? `In its place the form says: ${said(error)}.` : 'The form does not say this.')];
};

const malformed = (one: unknown, at: readonly (string | number)[], json: JsonFile): readonly Complaint[] => {
  if (!isNode(one) || !('data' in one)) return [json.complain(at, "A case has a 'name', and a document as its 'data'.")];
  const { mode, errors } = one;
  const mistyped = Object.keys(one).find((name) => !members.includes(name) && meantQuestion(name, members) !== '');
  const list = Array.isArray(errors) ? errors : [];
  const odd = list.findIndex((error) => !isNode(error) || typeof error['path'] !== 'string');
  const text = "An error of a case has a 'path', and may have its 'keyword' and its 'message'.";
  return [
    ...(mistyped ? [json.complain([...at, mistyped], `A case has no '${mistyped}'.${meantQuestion(mistyped, members)}`)] : []),
    ...(mode === undefined || isMode(mode)
      ? []
      : [json.complain([...at, 'mode'], "The mode of a case is 'strict' or 'draft'.")]),
    ...(errors === undefined || Array.isArray(errors)
      ? []
      : [json.complain([...at, 'errors'], "'errors' is a list of what the form says; none are [].")]),
    ...(odd < 0 ? [] : [json.complain([...at, 'errors', odd], text)]),
  ];
};

const noCases: FormCases = { documents: [], complaints: [], judgedBy: () => [] };

/** Reads a form's cases; none where there is no file. */
export const readCases = (file: string): FormCases => {
  const read = existsSync(file) ? readJsonFile(file) : undefined;
  if (!read) return noCases;
  if (!('json' in read)) return { ...noCases, complaints: read.complaints };
  const { json } = read;
  const cases = isNode(json.value) ? json.value['cases'] : undefined;
  if (!Array.isArray(cases)) return { ...noCases, complaints: [json.complain([], "Cases are a list, 'cases'.")] };
  const complaints = cases.flatMap((one, index) => malformed(one, ['cases', index], json));
  const documents = cases.filter((one): one is SchemaNode => isNode(one) && 'data' in one);
  return {
    documents: documents.map((one) => ({ name: `case '${String(one['name'])}'`, data: one['data'] })),
    complaints,
    judgedBy: (form) =>
      complaints.length > 0 ? [] : documents.flatMap((one, index) => verdictComplaint(one, ['cases', index], json, form)),
  };
};
