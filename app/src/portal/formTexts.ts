import type { LoadedForm } from './forms.ts';

const textOf = ({ form: { schema }, locale }: LoadedForm, keyword: 'title' | 'description'): string => {
  const text = schema[keyword];
  return typeof text === 'string' ? (locale?.texts[text] ?? text) : '';
};

/** A form's title, from its schema; empty without one. */
export const titleOf = (form: LoadedForm): string => textOf(form, 'title');

/** A form's introduction, from its schema; empty without one. */
export const descriptionOf = (form: LoadedForm): string => textOf(form, 'description');
