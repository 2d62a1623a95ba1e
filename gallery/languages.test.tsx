// @vitest-environment jsdom
import '../engine/src/form/fixture/nodeBytes.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type OptionSources, prepareForm, SchemaForm } from '@reelform/engine';
import { createFormModule, type FormLocale, type FormModule } from '@reelform/engine/validation';
import { fluentTheme } from '@reelform/widgets';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Example } from './exchange.ts';
import { createBench } from './server/compileFiles.ts';
import { readExamples } from './server/readExamples.ts';
import { createSources } from './src/host/sources.ts';
import { createUploads } from './src/host/uploads.ts';
import { firstSettings } from './src/preview/settings.ts';

const root = process.cwd();
// Those of the keywords have one field each, of kinds that the others have too.
const examples = readExamples(root)
  .flatMap((group) => group.examples)
  .filter(({ id }) => !/^(keywords|cross-field|forms)\//.test(id));
const bench = createBench(root);

const compile = async (example: Example): Promise<FormModule> => {
  const compiled = await bench.compile(example.files);
  if (compiled.kind === 'refused') throw new Error(JSON.stringify(compiled.complaints, null, 2));
  const code = `data:text/javascript;base64,${Buffer.from(compiled.module.code).toString('base64')}`;
  return createFormModule((await import(code)).default);
};

const mark = (text: string) => `«${text}»`;

/** A language in which every text of a form is another one. */
const markedLocale = ({ messages }: FormModule): FormLocale => {
  const marked = (texts: { readonly [name: string]: string }) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, mark(text)]));
  const every = {
    getOwnPropertyDescriptor: (_texts: object, text: string) => ({ value: mark(text), configurable: true, enumerable: true }),
    get: (_texts: object, text: string) => mark(text),
  };
  return {
    locale: 'en-GB',
    messages: {
      keywords: marked(messages.keywords),
      formats: marked(messages.formats),
      widgets: Object.fromEntries(Object.entries(messages.widgets).map(([name, texts]) => [name, marked(texts)])),
    },
    texts: new Proxy({}, every),
  };
};

/** All that a form says, its hidden names included, in order. */
const saidBy = (container: Element): readonly string[] =>
  [container, ...container.querySelectorAll('*')].flatMap((element) => [
    ...['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
    ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [])),
  ]);

afterEach(cleanup);
afterAll(() => bench.remove());

/** Look-ups, and whether one of them is being asked. */
const watchSources = (sources: OptionSources) => {
  let asked = 0;
  const watch =
    <Args extends readonly unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      asked += 1;
      // The answer is drawn before a timer that is set with it.
      return ask(...args).finally(() => setTimeout(() => (asked -= 1)));
    };
  const watched: OptionSources = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [
      name,
      { ...source, search: watch(source.search), ...(source.get && { get: watch(source.get) }) },
    ]),
  );
  return { sources: watched, isAsked: () => asked > 0 };
};

describe('a form whose language is changed', () => {
  it.each(examples.map((example) => [example.id, example] as const))(
    '%s: says all of it in the new one, in the controls that were there',
    async (_id, example) => {
      const form = await compile(example);
      await prepareForm(form);
      const initialData = JSON.parse(example.files['data.json'] ?? '{}');
      const services = { uploads: createUploads() };
      const { sources, isAsked } = watchSources(createSources());
      const page = (locale?: FormLocale) => (
        <FluentProvider theme={webLightTheme}>
          <SchemaForm
            form={form}
            theme={fluentTheme}
            initialData={initialData}
            context={firstSettings(example).context}
            services={services}
            sources={sources}
            {...(locale && { locale })}
            onSubmit={async () => ({ ok: true })}
          />
        </FluentProvider>
      );
      const drawn = async (container: Element) =>
        waitFor(() => {
          if (isAsked() || container.querySelector('[aria-busy="true"]') || !container.querySelector('form *'))
            throw new Error('still loading');
        });
      const marked = markedLocale(form);
      const fresh = render(page(marked));
      await drawn(fresh.container);
      const said = saidBy(fresh.container);
      fresh.unmount();
      const { container, rerender } = render(page());
      await drawn(container);
      const controls = [...container.querySelectorAll('input, textarea, select, button')];
      rerender(page(marked));
      await drawn(container);
      expect(saidBy(container)).toEqual(said);
      expect(controls.filter((control) => !control.isConnected).map((control) => control.outerHTML)).toEqual([]);
    },
  );
});

it('the German of the library says all that forms and widgets say, with the same values in it', () => {
  const valuesOf = (texts: { readonly [name: string]: string }) =>
    Object.entries(texts)
      .map(([name, text]) => [name, ...(text.match(/\{\w+\}/g) ?? []).sort()].join(' '))
      .sort();
  const said = (file: string) => {
    const { keywords, formats, widgets } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return Object.entries<{ readonly [name: string]: string }>({ keywords, formats, ...widgets })
      .map(([name, texts]) => [name, ...valuesOf(texts)])
      .sort(([a = ''], [b = '']) => a.localeCompare(b));
  };
  expect(said('gallery/library/messages/de.json')).toEqual(said('schemas/messages/en.json'));
});
