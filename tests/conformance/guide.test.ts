import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { compileDirectory, diffForms, formatChange, formatComplaint } from '@reelform/engine/compile';
import { afterAll, describe, expect, it } from 'vitest';
import { ownUiOptions } from '../../engine/src/compile/lint/knownUiWords.ts';

const guide = readFileSync('engine/README.md', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'reelform-guide-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The text of a section, up to the next heading. */
const section = (heading: string): string => {
  const found = guide.split(/\n(?=##+ )/).find((part) => part.startsWith(`${heading}\n`));
  if (found === undefined) throw new Error(`The guide has no '${heading}'.`);
  return found;
};

/** The blocks of code of one language in a text. */
const blocks = (text: string, language: string): readonly string[] =>
  [...text.matchAll(/```(\w*)\n([\s\S]*?)```/g)].flatMap(([, of, code]) => (of === language && code ? [code] : []));

const writeForm = (root: string, schema: string, ui: string) => {
  const files = { 'forms/contact/schema.json': schema, 'forms/contact/ui.json': ui, 'options/crew-roles.json': '["Gaffer"]' };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return join(root, 'forms');
};

const [quickSchema = '', quickUi = ''] = blocks(section('## Quick start'), 'json');

describe('the guide', () => {
  it('starts with a form that compiles', async () => {
    const { forms, complaints, notes } = await compileDirectory(writeForm(join(folder, 'start'), quickSchema, quickUi));
    expect([...complaints, ...notes]).toEqual([]);
    expect([...forms.keys()]).toEqual(['contact']);
  });

  it('shows a complaint as it is, and a change', async () => {
    const wrong = writeForm(join(folder, 'wrong'), quickSchema.replace('"format"', '"fromat"'), quickUi);
    const { complaints } = await compileDirectory(wrong);
    const [complaint = ''] = complaints.map((one) => formatComplaint(one).replace(dirname(wrong), 'schemas'));
    expect(section('## The command')).toContain(complaint);
    const [before, after] = [writeForm(join(folder, 'before'), quickSchema, quickUi), join(folder, 'after')];
    const changes = diffForms(before, writeForm(after, quickSchema.replace('500', '300'), quickUi));
    expect(section('## The command')).toContain(changes.map(formatChange).join('\n'));
  });

  it.each([
    ['### One field against another', { password: { type: 'string' } }, undefined],
    ['### Variants', {}, undefined],
    ['### Rules', {}, { assessment: { type: 'string' } }],
    ['### Choices', {}, { municipality: { type: 'string' }, roles: { type: 'array', items: { type: 'string' } } }],
    ['### Layout', {}, { title: {}, cast: {}, crew: {}, copyright: {}, rest: {} }],
    ['### Lists', {}, { cast: { type: 'array', items: { type: 'object' } } }],
  ])('has an example that compiles: %s', async (heading, beside, properties) => {
    const [example = ''] = blocks(section(heading), 'json');
    const fragment = JSON.parse(`{${example}}`);
    const schema = { type: 'object', properties: properties ?? { ...beside, ...fragment } };
    const forms = writeForm(join(folder, heading.slice(4)), JSON.stringify(schema), JSON.stringify(properties ? fragment : {}));
    expect((await compileDirectory(forms)).complaints.map(formatComplaint)).toEqual([]);
  });

  it('names live examples that the gallery has, for everything that a form can say', () => {
    const said = guide.slice(guide.indexOf('## What a form can say'), guide.indexOf('## The command'));
    const sections = said.split('\n### ').slice(1);
    for (const one of sections) expect(one, one.split('\n', 1)[0]).toContain('\nGallery: ');
    const named = [...said.matchAll(/^Gallery: (.*)$/gm)].flatMap(([, line = '']) => [...line.matchAll(/`([\w/-]+)`/g)]);
    const missing = named.filter(([, name = '']) => !existsSync(resolve('gallery/examples', name, 'ui.json')));
    expect(missing.map(([, name]) => name)).toEqual([]);
    expect(named.length).toBeGreaterThan(30);
  });

  it('says every option that the lint knows', () => {
    const said = `${readFileSync('engine/ui-schema.md', 'utf8')}${readFileSync('widgets/README.md', 'utf8')}`;
    expect(ownUiOptions.filter((option) => !new RegExp(`\\b${option}\\b`).test(said))).toEqual([]);
  });

  it('describes what hosts hand over so that anything optional may be undefined, as exactOptionalPropertyTypes wants it', () => {
    const record = ['engine', 'widgets'].map((name) => readFileSync(`${name}/API.md`, 'utf8')).join('\n');
    const handed = /^interface \w*(Props|Options|Times|Config|Extension|Services|Theme|Option)\b[\s\S]*?^\}/gm;
    const optional = [...record.matchAll(handed)].flatMap(([block]) => block.match(/^ {4}readonly \w+\?: .*;$/gm) ?? []);
    expect(optional.length).toBeGreaterThan(40);
    expect(optional.filter((line) => !/undefined;$|\?: (unknown|ReactNode);$/.test(line))).toEqual([]);
  });

  it('imports what the packages export', () => {
    const record = (name: string) => readFileSync(`${name}/API.md`, 'utf8');
    const known = { '@reelform/engine': record('engine'), '@reelform/widgets': record('widgets') };
    const imports = [...guide.matchAll(/import \{([^}]*)\} from '(@reelform\/(?:engine|widgets))[^']*'/g)];
    for (const [, names = '', from = ''] of imports) {
      for (const name of names.split(',').map((one) => one.replace('type ', '').trim())) {
        if (name !== '_') expect(Reflect.get(known, from), name).toMatch(new RegExp(`\\b${name}\\b`));
      }
    }
    expect(imports.length).toBeGreaterThan(5);
  });
});
