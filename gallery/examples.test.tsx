// @vitest-environment jsdom
import '../engine/src/form/fixture/nodeBytes.ts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, prepareForm, SchemaForm } from '@reelform/engine';
import { createFormModule, type FormLocale, type FormModule } from '@reelform/engine/validation';
import { fluentTheme } from '@reelform/widgets';
import { cleanup, render, waitFor } from '@testing-library/react';
import { type ComponentType, createElement, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { knownWidgets, ownUiOptions } from '../engine/src/compile/lint/knownUiWords.ts';
import { knownKeywords } from '../engine/src/compile/lint/knownWords.ts';
import { layoutMembers } from '../engine/src/compile/lint/lintLayout.ts';
import { actionMembers } from '../engine/src/compile/ui/readAction.ts';
import { conditionSubjects, ruleEffects } from '../engine/src/compile/ui/separateUi.ts';
import { layoutKinds } from '../engine/src/validation/layout.ts';
import { labelsOf } from '../tests/conformance/foreign/accessibleNames.ts';
import type { Example } from './exchange.ts';
import { createBench } from './server/compileFiles.ts';
import { readExamples } from './server/readExamples.ts';
import { createSources } from './src/host/sources.ts';
import { createUploads } from './src/host/uploads.ts';
import { firstSettings, ownLocales } from './src/preview/settings.ts';

const root = process.cwd();
const examples = readExamples(root).flatMap((group) => group.examples);
const bench = createBench(root);
const drawn = new Set<string>();

/** The theme with every widget noting that it was drawn. */
const watchedTheme = {
  ...fluentTheme,
  rjsf: {
    ...fluentTheme.rjsf,
    widgets: Object.fromEntries(
      Object.entries(fluentTheme.rjsf.widgets ?? {}).map(([name, widget]) => [
        name,
        (props: object) => {
          drawn.add(name);
          return createElement(widget as ComponentType<object>, props); // props of another component, handed on as they are
        },
      ]),
    ),
  },
};

const importText = async (code: string) => import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);

/** The example's form, and the language that the example brings along. */
const compile = async (example: Example): Promise<{ form: FormModule; locale: FormLocale | undefined }> => {
  const compiled = await bench.compile(example.files);
  if (compiled.kind === 'refused') throw new Error(JSON.stringify(compiled.complaints, null, 2));
  const [tag] = ownLocales(example);
  const code = tag === undefined ? undefined : compiled.locales[tag]?.code;
  return {
    form: createFormModule((await importText(compiled.module.code)).default),
    locale: code === undefined ? undefined : (await importText(code)).default,
  };
};

const nameOf = (control: Element): string => {
  const references = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const labels =
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? [...(control.labels ?? [])] : [];
  const selectLabels = control instanceof HTMLSelectElement ? [...control.labels] : [];
  return [
    control.getAttribute('aria-label') ?? '',
    ...references.map((id) => document.getElementById(id)?.textContent ?? ''),
    ...[...labels, ...selectLabels].map((label) => label.textContent ?? ''),
    control instanceof HTMLButtonElement ? (control.textContent ?? '') : '',
  ]
    .join(' ')
    .trim();
};

/** Fluent about the server's elements, which it finds beside its own, and React about widgets fetched when first drawn. */
const isExpected = (said: string) => said.includes('fluentui-conflicting-ids') || said.includes('does not support Suspense');

const controls = 'input:not([type="hidden"]):not([type="file"]):not([hidden]), textarea, select, button';

afterEach(cleanup);
afterAll(() => bench.remove());

describe('an example of the gallery', () => {
  it.each(examples.map((example) => [example.id, example] as const))(
    '%s: compiles, draws named controls, loads unchanged',
    async (_id, example) => {
      const { form, locale } = await compile(example);
      const data = JSON.parse(example.files['data.json'] ?? '{}');
      const handle = createRef<FormHandle>();
      await prepareForm(form);
      const page = (
        <FluentProvider theme={webLightTheme}>
          <SchemaForm
            ref={handle}
            form={form}
            theme={watchedTheme}
            initialData={data}
            context={firstSettings(example).context}
            services={{ uploads: createUploads() }}
            sources={createSources()}
            {...(locale && { locale })}
            onSubmit={async () => ({ ok: true })}
          />
        </FluentProvider>
      );
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = renderToString(page);
      const labelsSent = labelsOf(container);
      const complained: string[] = [];
      const listen = vi
        .spyOn(console, 'error')
        .mockImplementation((...said) => void complained.push(said.join(' ').slice(0, 300)));
      render(page, { container, hydrate: true, onRecoverableError: (error) => complained.push(String(error)) });
      expect(labelsSent).toEqual(expect.arrayContaining([...labelsOf(container)]));
      expect(complained.filter((one) => !isExpected(one))).toEqual([]);
      listen.mockRestore();
      await waitFor(() => {
        if (container.querySelector('[aria-busy="true"]') || !container.querySelector('form *'))
          throw new Error('still loading');
      });
      const found = [...container.querySelectorAll(controls)];
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((control) => nameOf(control) === '').map((control) => control.outerHTML)).toEqual([]);
      const isNew = Object.keys(data).length === 0;
      if (!isNew) expect(handle.current?.getData()).toEqual(data); // a new document begins with its defaults
      expect(handle.current?.isDirty()).toBe(false);
    },
  );
});

/** The names of members anywhere in some JSON. */
const namesOf = (json: unknown): readonly string[] =>
  typeof json === 'object' && json !== null
    ? Object.entries(json).flatMap(([name, value]) => [...(Array.isArray(json) ? [] : [name]), ...namesOf(value)])
    : [];

/** Hidden fields draw nothing at all, their widget neither; and what `date-time` and `range` draw is asked for by these names never. */
const neverDrawn = ['HiddenWidget', 'DateTimeWidget', 'RatingWidget'];

describe('nothing is without an example', () => {
  const shown = new Set(examples.flatMap(({ shows }) => shows?.keywords ?? []));
  const uiFiles = examples.map(({ files }) => files['ui.json'] ?? '');

  it.each([...knownKeywords])('the keyword %s has one', (keyword) => {
    expect(shown).toContain(keyword);
  });

  it.each(examples.map((example) => [example.id, example] as const))(
    '%s has the words that it says it shows',
    (_id, { shows = {}, files }) => {
      const all = Object.values(files).join(' ');
      const words = Object.values(shows).flat();
      expect(words.filter((word) => !all.includes(`"${word}"`))).toEqual([]);
    },
  );

  it.each(layoutKinds)('the layout %s has one', (kind) => {
    expect(uiFiles.some((text) => text.replaceAll(' ', '').includes(`"kind":"${kind}"`))).toBe(true);
  });

  it.each(ruleEffects)('the rule %s has one', (effect) => {
    expect(uiFiles.some((text) => text.replaceAll(' ', '').includes(`"effect":"${effect}"`))).toBe(true);
  });

  it('the lint knows every widget that has one', () => {
    const words = Object.keys(fluentTheme.rjsf.widgets ?? {}).filter((name) => !name.endsWith('Widget'));
    expect([...knownWidgets]).toEqual(expect.arrayContaining(words));
  });

  const uiNames = new Set(uiFiles.flatMap((text) => namesOf(JSON.parse(text))));
  const uiWords = [ownUiOptions, Object.values(layoutMembers).flat(), conditionSubjects, actionMembers].flat();
  it.each([...new Set(uiWords)])('the word %s of a uiSchema has one', (word) => {
    expect(uiNames).toContain(word);
  });

  it.each(Object.keys(fluentTheme.rjsf.widgets ?? {}).filter((name) => !neverDrawn.includes(name)))(
    'the widget %s has been drawn by one',
    (name) => {
      expect(drawn).toContain(name);
    },
  );
});
