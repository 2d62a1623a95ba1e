import {
  dropHidden,
  dropUnknown,
  type FormError,
  type FormModule,
  type JsonObject,
  type JudgeOptions,
  judge,
  schemasAt,
  toPayload,
} from '@reelform/engine/validation';
import type { FormName } from '@reelform/schemas/api';
import { mostComplaints } from '../http/error-reply.ts';
import type { PublishedForms } from './published-forms.ts';
import type { PublishedLanguage } from './published-language.ts';

interface Members<Value> {
  readonly [name: string]: Value;
}

/** What forms are asked, as they are published now. Each question throws for a form that there is not. */
export interface FormQuestions {
  /** A form, in a language. */
  module(form: FormName, language?: PublishedLanguage): FormModule;
  /** Complaints about data by a form, in a language; none: it is right. */
  judge(form: FormName, data: unknown, options: JudgeOptions, language?: PublishedLanguage): readonly FormError[];
  /** The data without hidden, transient and empty members, by the facts that the verdict was asked with. */
  clean(form: FormName, data: JsonObject, facts?: Pick<JudgeOptions, 'context' | 'edited'>): JsonObject;
  /** The data of a form as its record has them, without what the form's file asks for no more. */
  known<Data>(form: FormName, data: Data): Data;
  /** A limit that a form's schema sets on one of its own properties. */
  limit(form: FormName, property: string, keyword: string): number | undefined;
  /** The members that a form's schema names in the object at a pointer, `-` being every row. */
  named<Value>(form: FormName, members: Members<Value>, pointer?: string): Members<Value>;
  /** What a form's schema says of the value at a pointer, `-` being every row; in a language. */
  schemaAt(form: FormName, pointer: string, language?: PublishedLanguage): JsonObject;
  /** The `ui:options` of one of a form's own properties, in a language. */
  optionsOf(form: FormName, property: string, language?: PublishedLanguage): unknown;
}

/** Asks the forms that `current` has at each question. */
export const createFormQuestions = (current: () => PublishedForms): FormQuestions => {
  const moduleOf = (form: FormName, language?: PublishedLanguage): FormModule => {
    const published = language?.forms.get(form) ?? current().base.forms.get(form);
    if (!published) throw new Error(`There is no form '${form}'.`);
    return published.module;
  };
  return {
    module: moduleOf,
    judge(form, data, judgeOptions, language) {
      const verdict = judge(moduleOf(form, language), data, { limit: mostComplaints, ...judgeOptions });
      return verdict.valid ? [] : verdict.errors;
    },
    clean(form, data, { context, edited } = {}) {
      const module = moduleOf(form);
      return toPayload(module, dropHidden(module, data, context, edited));
    },
    known: (form, data) => dropUnknown(moduleOf(form), data),
    limit(form, property, keyword) {
      const limit = memberOf(memberOf(memberOf(moduleOf(form).schema, 'properties'), property), keyword);
      return typeof limit === 'number' ? limit : undefined;
    },
    named(form, members, pointer = '') {
      const properties = schemasAt(moduleOf(form).schema, pointer).map((node) => Object(node['properties']));
      const isNamed = (name: string) => properties.some((one) => Object.hasOwn(one, name));
      return Object.fromEntries(Object.entries(members).filter(([name]) => isNamed(name)));
    },
    schemaAt: (form, pointer, language) =>
      Object.assign({}, ...schemasAt(moduleOf(form, language).schema, pointer).toReversed()),
    optionsOf: (form, property, language) => memberOf(memberOf(moduleOf(form, language).uiSchema, property), 'ui:options'),
  };
};

const memberOf = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined;
