// Writes the TypeScript of the guides into files that the root's tsconfig.json takes in, so that what a newcomer copies
// is type-checked with everything else. What a guide leaves to its reader is declared here.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, '.cache/guide');
const guides = ['engine/README.md', 'engine/ui-schema.md', 'widgets/README.md'];

/** Where the names come from that a fragment takes for granted, since another one before it has imported them. */
const modules = {
  react: ['useRef'],
  '@reelform/engine': ['SchemaForm', 'useAutosave', 'type FormHandle', 'type OptionSource', 'type UploadService'],
  '@reelform/widgets': ['fluentTheme', 'ThemeProvider', 'webLightTheme'],
};
const imports = Object.entries(modules).flatMap(([from, names]) =>
  names.map((name) => [name.replace('type ', ''), `import { ${name} } from '${from}';`]),
);

/** The reader's own: what a fragment names and nobody imports. */
const own = Object.entries({
  body: 'unknown',
  etag: 'string',
  form: "import('@reelform/engine/validation').FormModule",
  id: 'number',
  newer: "import('@reelform/engine/validation').JsonObject",
  put: "import('@reelform/engine').AutosaveOptions['save']",
  record: "import('@reelform/engine/validation').JsonObject",
  saved: "import('@reelform/engine/validation').JsonObject",
  send: "import('@reelform/engine').SchemaFormProps['onSubmit']",
  setDirty: '(isDirty: boolean) => void',
  uploads: "import('@reelform/engine').UploadService",
}).map(([name, type]) => [name, `declare const ${name}: ${type};`]);

/** What `…` stands for among the props of a form. */
const rest = "declare const rest: Pick<import('@reelform/engine').SchemaFormProps, 'form' | 'theme' | 'onSubmit'>;";

/** A fragment with what it takes for granted and does not make itself. */
const complete = (code) => {
  const text = code.replaceAll(' … />', ' {...rest} />').replaceAll('… //', '//');
  const isMade = (name) => new RegExp(`(import [^;]*|const |const \\{[^}]*)\\b${name}\\b`).test(text);
  const lines = [...imports, ...own].filter(([name]) => !isMade(name)).map(([, line]) => line);
  return [...lines, rest, text, 'export {};', ''].join('\n');
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const guide of guides) {
  const blocks = readFileSync(join(root, guide), 'utf8').matchAll(/```tsx\n([\s\S]*?)```/g);
  let count = 0;
  for (const [, code] of blocks) {
    count += 1;
    const name = `${dirname(guide)}-${basename(guide, '.md')}-${count}.tsx`;
    writeFileSync(join(folder, name), complete(code));
  }
}
