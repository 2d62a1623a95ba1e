import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm, type Submission } from '@reelform/engine';
import { dropHidden, type FormModule, type JsonObject, judge } from '@reelform/engine/validation';
import { fluentTheme } from '@reelform/widgets';
import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import { inside } from '../../foreign/fill/page.ts';
import { untilDrawn } from '../untilDrawn.ts';
import { context } from './writtenRules.ts';

/** A form that stands on the page, with what was sent from it. */
export interface WrittenPage {
  readonly form: FormModule;
  readonly container: HTMLElement;
  readonly handle: FormHandle;
  readonly sent: Submission[];
}

/** Draws a form with a document. */
export async function drawn(form: FormModule, document: JsonObject): Promise<WrittenPage> {
  const sent: Submission[] = [];
  const onSubmit = async (submission: Submission) => {
    sent.push(submission);
    return { ok: true } as const;
  };
  const handle = createRef<FormHandle>();
  const { container } = render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm ref={handle} form={form} theme={fluentTheme} context={context} initialData={document} onSubmit={onSubmit} />
    </FluentProvider>,
  );
  await untilDrawn(container);
  if (!handle.current) throw new Error('there is no form');
  return { form, container, handle: handle.current, sent };
}

/** Does something, and waits for what comes of it. */
export async function done({ container }: WrittenPage, work: () => unknown): Promise<void> {
  await act(async () => void work());
  await untilDrawn(container);
}

/** A document as text, with what is `undefined` in it. */
export const exactly = (document: unknown): string =>
  JSON.stringify(document, (_name, value) => (value === undefined ? '<undefined>' : value));

/** What is wrong with a document as it is sent. */
export const errorsOf = (form: FormModule, document: JsonObject) => {
  const verdict = judge(form, dropHidden(form, document, context), { mode: 'strict', context });
  return verdict.valid ? [] : verdict.errors;
};

/** The names that a JSON pointer goes by. */
export const namesIn = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replace(/~1/g, '/').replace(/~0/g, '~'));

/** The DOM id of the field at a JSON pointer. */
export const idOf = ({ idSeparator = '_' }: FormModule, pointer: string): string =>
  namesIn(pointer).reduce(inside, { id: 'root', path: [], separator: idSeparator }).id;
