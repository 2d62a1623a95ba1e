// Writes what a partner can import: <package>/API.md has every export of every entry with its docstring and its
// declaration. The files are at once the reference and the record of the public API: `npm run check` shows their diff.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Node, Project, SyntaxKind } from 'ts-morph';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const declarations = join(root, '.cache/api');

const emit = (name) => {
  // The types are checked elsewhere, with all that uses them.
  const args = [
    '-p',
    `${name}/tsconfig.build.json`,
    '--outDir',
    join(declarations, name),
    '--emitDeclarationOnly',
    '--noCheck',
    '--singleThreaded',
  ];
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
};

/** Entries of a package that have types: what is imported, and the declarations behind it. */
const entriesOf = (name) => {
  const { name: packageName, exports } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([path, { types }]) => ({
      specifier: packageName + path.slice(1),
      file: types.startsWith('./dist/') ? join(declarations, name, types.slice(7)) : join(root, name, types),
    }));
};

/** Whether a declaration is a package's own: emitted from its sources, or written by hand beside them. */
const isOwn = (name) => (node) =>
  [join(declarations, name), join(root, name)].some((folder) => node.getSourceFile().getFilePath().startsWith(`${folder}/`));

/** The whole statement of a declaration: `const` stands around its variable. */
const statementOf = (declaration) => declaration.getFirstAncestorByKind(SyntaxKind.VariableStatement) ?? declaration;

const textOf = (declaration) => {
  const statement = statementOf(declaration);
  return statement
    .getText()
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .replace(/import\("([^"]+)"\)\.default\b/g, 'typeof import("$1")');
};

/** A docstring in Markdown: its text, then its tags as a list. */
const docsOf = (declaration) => {
  const statement = statementOf(declaration);
  const docs = Node.isJSDocable(statement) ? statement.getJsDocs() : [];
  return docs
    .flatMap((doc) => {
      const tags = doc.getTags().map((tag) => {
        const named = Node.isJSDocParameterTag(tag) ? ` \`${tag.getName()}\`` : '';
        const text = (tag.getCommentText() ?? '').replace(/^- /, '').replace(/\s+/g, ' ');
        return `- **${tag.getTagName()}**${named}: ${text}`;
      });
      return [doc.getDescription().trim(), ...(tags.length > 0 ? [tags.join('\n')] : [])];
    })
    .map((part) => part.replace(/\{@link (\w+)\}/g, '`$1`'))
    .filter((part) => part !== '');
};

/** Declarations of our own that others mention without exporting them. */
const mentioned = (nodes, exported, isOurs) => {
  const found = new Map();
  const visit = (node) => {
    for (const identifier of node.getDescendantsOfKind(SyntaxKind.Identifier)) {
      const symbol = identifier.getSymbol();
      for (const declaration of (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? []) {
        const isNamed = Node.isInterfaceDeclaration(declaration) || Node.isTypeAliasDeclaration(declaration);
        if (!isNamed || !isOurs(declaration) || exported.has(declaration) || found.has(declaration)) continue;
        found.set(declaration, declaration.getName());
        visit(declaration);
      }
    }
  };
  for (const node of nodes) visit(statementOf(node));
  return [...found].sort(([, a], [, b]) => a.localeCompare(b, 'en'));
};

const section = (name, declarationsOfName) =>
  [`### ${name}`, ...docsOf(declarationsOfName[0]), ['```ts', ...declarationsOfName.map(textOf), '```'].join('\n')].join(
    '\n\n',
  );

const report = (project, name) => {
  const isOurs = isOwn(name);
  const home = new Map();
  const parts = [];
  for (const { specifier, file } of entriesOf(name)) {
    parts.push(`## \`${specifier}\``);
    const exports = [...project.getSourceFileOrThrow(file).getExportedDeclarations()];
    for (const [exportName, found] of exports.sort(([a], [b]) => a.localeCompare(b, 'en'))) {
      const known = home.get(found[0]);
      if (known) parts.push(`### ${exportName}\n\nAs in \`${known}\`.`);
      else if (found.every(isOurs)) parts.push(section(exportName, found));
      else
        parts.push(
          `### ${exportName}\n\nFrom ${/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(found[0].getSourceFile().getFilePath())?.[1]}.`,
        );
      for (const declaration of found) if (!home.has(declaration)) home.set(declaration, specifier);
    }
  }
  const others = mentioned([...home.keys()].filter(isOurs), home, isOurs);
  if (others.length > 0) parts.push('## Types that these mention\n\nThey cannot be imported by name.');
  parts.push(...others.map(([declaration, otherName]) => section(otherName, [declaration])));
  const { name: packageName } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  return `# API of ${packageName}\n\nWritten by \`npm run generate\` from the docstrings; never edited.\n\n${parts.join('\n\n')}\n`;
};

rmSync(declarations, { recursive: true, force: true });
const packages = ['engine', 'widgets'];
for (const name of packages) emit(name);
// One for both: what they import is read once.
const project = new Project({ tsConfigFilePath: join(root, 'tsconfig.json'), skipAddingFilesFromTsConfig: true });
for (const name of packages)
  project.addSourceFilesAtPaths([join(declarations, name, '**/*.d.ts'), join(root, name, 'bundler/*.d.mts')]);
for (const name of packages) writeFileSync(join(root, name, 'API.md'), report(project, name));
rmSync(declarations, { recursive: true });
