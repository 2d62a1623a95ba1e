import { inOrder } from './inOrder.ts';
import { translateSchema, translateUi } from './translatable.ts';
import type { FormLocale, FormModule, MessageCatalogue } from './types.ts';

/** `base` with the messages of `over` in place of its own; what `over` leaves out stays. */
export const mergeMessages = (base: MessageCatalogue, over: MessageCatalogue): MessageCatalogue => ({
  keywords: { ...base.keywords, ...over.keywords },
  formats: { ...base.formats, ...over.formats },
  widgets: {
    ...base.widgets,
    ...Object.fromEntries(Object.entries(over.widgets).map(([name, texts]) => [name, { ...base.widgets[name], ...texts }])),
  },
});

/**
 * A form in another language: labels, hints, options, actions and messages translated, all else, verdicts included, as
 * it was. What the language leaves out stays in the form's own, and a list in the order of its alphabet is in that of the
 * language's.
 */
export const localizeForm = (form: FormModule, { locale, messages, texts }: FormLocale): FormModule => {
  const translate = (text: string) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
  const lists = Object.entries(form.lists ?? {}).map(([name, list]) => {
    const translated = translateUi(list, translate) as typeof list;
    return [name, inOrder(list, form.locale ?? 'en', translated, locale)] as const;
  });
  return {
    ...form,
    locale,
    // Translating changes texts only, so that each part keeps its type.
    schema: translateSchema(form.schema, translate) as FormModule['schema'],
    uiSchema: translateUi(form.uiSchema, translate) as FormModule['uiSchema'],
    actions: translateUi(form.actions, translate) as FormModule['actions'],
    lists: Object.fromEntries(lists),
    messages: mergeMessages(form.messages, messages),
  };
};
