import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));

/** Files that come with a file: those it imports by name, and theirs. What it imports when it is needed, and types, do not. */
const cameWith = (start: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?!\s+type\b)[^;]*?from '(\.{1,2}\/[^']+\.tsx?)'/gm);
    for (const [, path = ''] of imports) visit(join(dirname(file), path));
  };
  visit(join(source, start));
  return new Set([...found].map((file) => relative(source, file)));
};

/** Folders of special widgets and of what only they need. */
const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['inputs', 'templates', 'layout'].includes(entry.name))
  .map(({ name }) => name)
  .filter((name) => {
    const isWidget = readdirSync(join(source, name)).some((file) => file.endsWith('.example.json'));
    return isWidget || ['upload-core', 'upload-field', 'media', 'image-file', 'options', 'worker'].includes(name);
  });

it('no widget comes with a page that does not draw it', () => {
  const withTheme = cameWith('index.ts');
  expect(withTheme.size).toBeGreaterThan(50);
  expect(folders.length).toBeGreaterThan(14);
  const special = [...withTheme].filter((file) => folders.includes(file.split('/')[0] ?? ''));
  // A password is what a login form has, the other fetches its widget when it is first drawn, and the package hands out three words.
  expect(special.filter((file) => !/^upload-field\/(byteSize|duration|storedName)\.ts$/.test(file)).sort()).toEqual([
    'password/PasswordWidget.tsx',
    'video-upload/VideoUploadWidget.tsx',
  ]);
  expect(cameWith('video-upload/VideoUpload.tsx').size).toBeGreaterThan(10);
});
