import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { compileHint } from '../../rollup/compiled-early.mjs';
import { stylesAhead } from '../../rollup/styles-ahead.mjs';
import { withoutUnreached } from '../../rollup/without-unreached.mjs';
import { namedAtSource } from './named-at-source.mjs';

const root = process.cwd();
const here = join(root, 'tests/bench');

/** Packages of which every contender gets the repository's copy, wherever it is imported from. */
const shared =
  /^(react|react-dom|ajv|ajv-formats|@fluentui\/[^/]+|@griffel\/(core|react)|@rjsf\/(core|utils|validator-ajv8))($|\/)/;

const oneCopy = {
  name: 'one-copy',
  setup(bundler) {
    bundler.onResolve({ filter: shared }, async ({ path, kind, pluginData }) => {
      if (pluginData === 'resolved') return undefined;
      const found = await bundler.resolve(path, { kind, resolveDir: root, pluginData: 'resolved' });
      // The peers have parts of Fluent that the repository has no copy of.
      return found.errors.length > 0 ? undefined : found;
    });
  },
};

/** What the portal's own build does to our packages and to rjsf. */
const asThePortal = {
  name: 'as-the-portal',
  setup(bundler) {
    const styles = stylesAhead();
    const unreached = withoutUnreached();
    bundler.onLoad({ filter: /\.styles\.ts$/ }, async ({ path }) => {
      const contents = await styles.load(path);
      return contents === null
        ? undefined
        : { contents: await namedAtSource(contents), loader: 'js', resolveDir: join(path, '..') };
    });
    bundler.onLoad({ filter: /(engine|widgets)\/src\/.*\.tsx?$|contenders\/reelform\.tsx$/ }, async ({ path }) => ({
      contents: await namedAtSource(await readFile(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      resolveDir: join(path, '..'),
    }));
    bundler.onLoad({ filter: /node_modules.*\.js$/ }, async ({ path }) => {
      const contents =
        unreached.load(path) ?? (/@(rjsf.core|fluentui|griffel)\b/.test(path) ? await readFile(path, 'utf8') : null);
      return contents === null
        ? undefined
        : { contents: await namedAtSource(contents), loader: 'js', resolveDir: join(path, '..') };
    });
  },
};

/**
 * What a page's first file needs is in that file, also where parts fetched later need it, too: Rollup and webpack know
 * that it is there by then, and esbuild makes a file for every set of parts. Each part is told to need what is there.
 */
const wholeFirstFile = (first) => ({
  name: 'whole-first-file',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^/]/ }, async ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const found = await bundler.resolve(path, { kind: 'import-statement', resolveDir });
      return { path: found.path, namespace: 'later', pluginData: resolveDir };
    });
    bundler.onLoad({ filter: /./, namespace: 'later' }, ({ path }) => ({
      contents: `import '${first}';\nexport * from '${path}';`,
      resolveDir: here,
    }));
  },
});

const settings = {
  bundle: true,
  write: false,
  format: 'esm',
  minify: true,
  banner: { js: compileHint },
  splitting: true,
  metafile: true,
  mainFields: ['browser', 'module', 'main'],
  conditions: ['reelform-source', 'module'],
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  logLevel: 'error',
  external: ['/forms/*'],
};

/** Gzip level 9, in bytes. */
export const gzipBytes = (text) => gzipSync(text, { level: 9 }).length;

/** Which of a contender's parts a file of its bundle belongs to. */
export const partOf = (file) => {
  const [, scope] = file.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  if (!scope) {
    if (/^(engine|widgets|schemas)\//.test(file)) return file.slice(0, file.indexOf('/'));
    return 'bench';
  }
  if (/^(react|react-dom|scheduler)$/.test(scope)) return 'react';
  if (/^@rjsf\/validator|^ajv|^fast-uri|^json-schema-traverse|^@cfworker/.test(scope)) return 'validator';
  if (/^@fluentui\/|^@griffel|^@floating-ui|^tabster|^keyborg|^stylis|^@emotion|^rtl-css-js|^embla/.test(scope))
    return 'fluent';
  return scope;
};

/**
 * Bundles one contender with the bench's page. Without `minify` esbuild names each file above what came from it.
 * @returns the files to serve, by address below `/<name>/`, and the minified bytes of each file by part
 */
export const bundle = async (name, module, { portal, minify = true }) => {
  const { outputFiles, metafile } = await build({
    ...settings,
    minify,
    stdin: {
      contents: `import { create } from '${join(here, module)}';\nimport { startPage } from '${join(here, 'page.ts')}';\nawait startPage(create);`,
      resolveDir: here,
      loader: 'ts',
      sourcefile: 'entry.ts',
    },
    entryNames: 'entry',
    outdir: join(root, name),
    plugins: [wholeFirstFile(join(here, module)), oneCopy, ...(portal ? [asThePortal] : [])],
  });
  const files = {};
  for (const { path, text } of outputFiles) {
    const output = metafile.outputs[path.slice(root.length + 1)];
    const parts = {};
    for (const [file, { bytesInOutput }] of Object.entries(output?.inputs ?? {})) {
      const part = partOf(file);
      parts[part] = (parts[part] ?? 0) + bytesInOutput;
    }
    files[path.slice(join(root, name).length + 1)] = { text, parts };
  }
  return files;
};

/** Gzip bytes of React and React DOM alone, which every contender but the plain inputs carries. */
export const reactBytes = async () => {
  const { outputFiles } = await build({
    ...settings,
    splitting: false,
    stdin: {
      contents:
        "export * from 'react'; export { jsx, jsxs, Fragment } from 'react/jsx-runtime'; export { flushSync } from 'react-dom'; export { createRoot } from 'react-dom/client';",
      resolveDir: root,
    },
  });
  return gzipBytes(outputFiles[0].text);
};

/** A contender's bytes among the files that its page asked for: total gzip without React, and by part in the same proportion. */
export const bytesOf = (files, loaded, react) => {
  const used = loaded.map((address) => files[address]).filter(Boolean);
  const total = used.reduce((sum, { text }) => sum + gzipBytes(text), 0);
  const minified = {};
  for (const { parts } of used)
    for (const [part, bytes] of Object.entries(parts)) minified[part] = (minified[part] ?? 0) + bytes;
  const reactMinified = minified.react ?? 0;
  delete minified.react;
  const rest = Object.values(minified).reduce((sum, bytes) => sum + bytes, 0);
  const gzip = total - (reactMinified > 0 ? react : 0);
  const parts = Object.entries(minified).map(([part, bytes]) => [part, Math.round((bytes / rest) * gzip)]);
  return { gzip, minified: rest, parts: Object.fromEntries(parts.sort(([, a], [, b]) => b - a)) };
};

/** Whether any file that a page can ask for carries ajv's compiler. */
export const carriesAjv = (files) =>
  Object.values(files).some(({ text }) => text.includes('new Function') || text.includes('$dataMetaSchema'));
