import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { textsLeftOut } from '../../engine/src/compile/texts/widgetTexts.ts';
import { vocabulary } from '../../engine/src/validation/vocabulary/index.ts';
import { keywords } from '../../schemas/messages/en.json' with { type: 'json' };

const source = join(process.cwd(), 'widgets/src');
const registry = readFileSync(join(source, 'widgets.ts'), 'utf8');

/** The file that each widget of the theme is in, by the word for it in a uiSchema. */
const fileOf = new Map(
  [...registry.matchAll(/'?([a-z][a-z-]*)'?: createLazyWidget\(\s*\(\) => import\('(.+?)'\)/g)].map(
    ([, name = '', path = '']) => [name, join(source, path)],
  ),
);

/** Names of texts that a file, and what it imports or fetches, reads. */
const textsRead = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const own = [...code.matchAll(/useFormTexts\(([^)]*)\)/g)].flatMap(([, names = '']) => names.match(/[a-z][a-z-]*/g) ?? []);
  const imported = [...code.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
  const others = imported.filter((path) => /\.tsx?$/.test(path)).flatMap((path) => [...textsRead(path, seen)]);
  return new Set([...own, ...others]);
};

it('a form that names a widget has the texts that the widget reads', () => {
  expect(fileOf.size).toBeGreaterThan(10);
  const missing = [...fileOf].flatMap(([widget, file]) => {
    const leftOut = textsLeftOut({ field: { 'ui:widget': widget } }, {}, {});
    return [...textsRead(file)].filter((name) => leftOut.has(name)).map((name) => `${widget} reads ${name}`);
  });
  expect(missing).toEqual([]);
});

it('what each keyword of the engine asks for has a text of its own', () => {
  const named = vocabulary.flatMap(({ keyword }) => keyword);
  expect(Object.keys(keywords)).toEqual(expect.arrayContaining(named));
});
