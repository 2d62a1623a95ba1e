// @vitest-environment jsdom
import '../../../engine/src/form/fixture/nodeBytes.ts';
import { type FormModule, type JsonObject, judge, localizeForm } from '@reelform/engine/validation';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffOf } from '../../../engine/src/compile/diff/fixture.ts';
import { compileForeign } from '../compileForeign.ts';
import { propertyRuns } from './propertyRuns.ts';
import { documentOf } from './randomDocuments.ts';
import { formSchema } from './randomSchemas.ts';
import { entitled, type Names, renamedDocument, renamedSchema } from './renamed.ts';
import { StrictForm } from './StrictForm.tsx';
import { untilDrawn } from './untilDrawn.ts';

/** Names that mean something where they are no names of members. */
const odd = [
  ...['properties', 'items', 'title', 'type', 'required', 'enum', 'const', 'default', 'definitions', '$ref', 'if', 'then'],
  ...['allOf', 'oneOf', 'anyOf', 'not', 'dependencies', 'additionalProperties', 'patternProperties', 'format', 'examples'],
  ...['errorMessage', 'readOnly', 'writeOnly', 'transient', 'nullable', '$id', '$defs', '$schema', 'description', 'contains'],
  ...['deprecated', 'enumNames', 'order', 'options', 'id', 'uniqueBy', 'onSubmit', 'pattern', 'discriminator', 'minLength'],
  ...['constructor', 'length', 'toString', 'hasOwnProperty', 'valueOf', 'ui:widget', 'x-recursive', ''],
];
const plainLetters = 'bcdefghijklmnopqrstuvw';

/** The names of members that a schema speaks of. */
const namesIn = (schema: unknown): ReadonlySet<string> => {
  const found = new Set<string>();
  renamedSchema(schema, {
    member: (name) => {
      found.add(name);
      return name;
    },
    definition: (name) => name,
  });
  return found;
};

/** A schema whose members have names that mean nothing else, words to call them by, and documents. */
const cases = formSchema.chain((schema) => {
  const own = [...namesIn(schema)];
  const plain = new Map(own.map((name, at) => [name, `qq${plainLetters[at % 22]}${'z'.repeat(Math.floor(at / 22))}`]));
  const inPlain: Names = { member: (name) => plain.get(name) ?? `other-${name}`, definition: (name) => `${name}s` };
  const first = entitled(renamedSchema(schema, inPlain)) as JsonObject; // it stays one
  return fc.record({
    schema: fc.constant(first),
    odd: fc.shuffledSubarray(odd, { minLength: odd.length }),
    documents: fc.array(documentOf(first), { minLength: 3, maxLength: 3 }),
  });
});

const oddNames = (schema: JsonObject, words: readonly string[]): Names => {
  const own = [...namesIn(schema)];
  const names = new Map(own.map((name, at) => [name, words[at] ?? name]));
  return {
    member: (name) => names.get(name) ?? name,
    definition: (name) => ({ trees: 'properties', things: 'const' })[name] ?? name,
  };
};

const formOf = async (schema: unknown) => {
  const ui = { 'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict' }] };
  return compileForeign({ schema, ui }, { messages: 'schemas/messages/en.json' });
};

const verdictOf = (form: FormModule, data: unknown, mode: 'strict' | 'draft') => {
  const verdict = judge(form, data as JsonObject, { mode });
  return verdict.valid ? [] : verdict.errors;
};

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
const renamedPath = (path: string, { member }: Names) =>
  path
    .split('/')
    .map((token, at) => (at === 0 || /^\d+$/.test(token) ? token : escaped(member(token))))
    .join('/');

/** What a page shows, without what its elements are called among themselves. */
const drawn = async (form: FormModule, data: JsonObject) => {
  const { container, unmount } = render(<StrictForm form={form} initialData={data} onSubmit={async () => ({ ok: true })} />);
  await untilDrawn(container);
  const pages: string[][] = [];
  const note = () => {
    const copy = container.cloneNode(true) as HTMLElement; // as what it is a copy of
    for (const element of copy.querySelectorAll('*'))
      for (const name of element.getAttributeNames())
        if (/^(id|for|name|href|aria-(?:labelledby|describedby|controls|activedescendant|owns)|data-path)$/.test(name))
          element.removeAttribute(name);
    pages.push(copy.innerHTML.replaceAll(/ (?:class|style|d)="[^"]*"/g, '').split(/(?=<(?!\/))/));
  };
  note();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  note();
  unmount();
  cleanup();
  return pages;
};

const { timeoutMs, ...runs } = propertyRuns(4);

it('a member whose name is a word of schemas or of JavaScript is a member like every other', {
  timeout: timeoutMs,
}, async () => {
  const property = fc.asyncProperty(cases, async ({ schema, odd: words, documents }) => {
    const names = oddNames(schema, words);
    const other = renamedSchema(schema, names);
    const [plain, named] = [await formOf(schema), await formOf(other)];
    if ('complaints' in plain || 'complaints' in named) {
      const count = (one: typeof plain) => ('complaints' in one ? one.complaints.length : 0);
      if (count(plain) !== count(named)) expect(named).toEqual(plain);
      return;
    }
    expect(named.form.schema).toEqual(renamedSchema(plain.form.schema, names));
    const texts = Object.fromEntries(
      [...JSON.stringify(schema).matchAll(/"((?:Called|A|Another|The) [^"]*|What it is\.)"/g)].map(([, text = '']) => [
        text,
        `de ${text}`,
      ]),
    );
    const german = { locale: 'de', messages: { keywords: {}, formats: {}, widgets: {} }, texts };
    const translated = [plain.form, named.form].map((form) => localizeForm(form, german));
    expect(translated[1]?.schema).toEqual(renamedSchema(translated[0]?.schema, names));
    for (const document of documents) {
      const data = renamedDocument(document, names) as JsonObject; // as the document is
      for (const mode of ['strict', 'draft'] as const) {
        const [wanted, found] = [verdictOf(plain.form, document, mode), verdictOf(named.form, data, mode)];
        const expected = wanted.map((error) => ({ ...error, path: renamedPath(error.path, names) }));
        expect(found).toEqual(expected);
      }
      // What has no title is called by its name.
      const wanted = (await drawn(plain.form, document)).map((page) =>
        page.map((line) => line.replaceAll(/(?<!Called )\bqq[b-w]z*\b/g, (name) => names.member(name) || 'Unnamed')),
      );
      expect(await drawn(named.form, data)).toEqual(wanted);
    }
    const empty = { type: 'object', properties: {} };
    for (const [before, after] of [
      [empty, schema],
      [schema, empty],
    ] as const) {
      const wanted = diffOf({ 'schema.json': before }, { 'schema.json': after });
      const found = diffOf({ 'schema.json': renamedSchema(before, names) }, { 'schema.json': renamedSchema(after, names) });
      expect(found.map(([effect]) => effect)).toEqual(wanted.map(([effect]) => effect));
    }
  });
  await fc.assert(property, runs);
});
