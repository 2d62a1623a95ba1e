import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type About, type Example, type ExampleFiles, type ExampleGroup, isExampleFile } from '../exchange.ts';
import { readFormExamples } from './readFormExamples.ts';
import { readWidgetExamples } from './readWidgetExamples.ts';

/** `group.json` of a group of examples. */
interface GroupFile {
  readonly title: string;
  readonly description: string;
  /** Where the group stands in the tree, from 1. */
  readonly place: number;
  /** Which of the widgets' own `*.example.json` files, or the portal's own forms, belong to the group. */
  readonly adopts?: 'widgets' | 'layouts' | 'lists' | 'forms';
  /** Titles and descriptions of adopted examples by name. */
  readonly adopted?: { readonly [name: string]: About };
}

const parse = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const readFiles = (folder: string): ExampleFiles =>
  Object.fromEntries(
    readdirSync(folder)
      .filter(isExampleFile)
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

const readExample = (folder: string, group: string): Example => {
  const about: About = parse(join(folder, 'about.json'));
  return { ...about, id: `${group}/${basename(folder)}`, files: readFiles(folder) };
};

const foldersOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .sort();

/**
 * Reads every example: the folders of `gallery/examples`, and the examples that stand beside the widgets.
 *
 * @param root the repository
 */
export const readExamples = (root: string): readonly ExampleGroup[] => {
  const groups = foldersOf(join(root, 'gallery/examples')).map((folder) => {
    const name = basename(folder);
    const { adopts, adopted = {}, ...texts }: GroupFile = parse(join(folder, 'group.json'));
    const own = foldersOf(folder)
      .filter((example) => existsSync(join(example, 'about.json')))
      .map((example) => readExample(example, name));
    const others =
      adopts === undefined
        ? []
        : adopts === 'forms'
          ? readFormExamples(root, name, adopted)
          : readWidgetExamples(root, adopts, name, adopted);
    const examples = [...others, ...own].sort((one, other) => one.title.localeCompare(other.title, 'en'));
    return { ...texts, name, examples };
  });
  return groups
    .sort((one, other) => one.place - other.place)
    .map(({ name, title, description, examples }) => ({ name, title, description, examples }));
};
