import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';

const root = dirname(fileURLToPath(import.meta.url));
const conditions = ['reelform-source', 'module', 'import', 'default'];

/** Warnings that say nothing about our own code: `'use client'` marks and cycles inside packages. */
const onwarn = (warning, warn) => {
  const inPackage = [warning.id, ...(warning.ids ?? [])].some((id) => id?.includes('node_modules'));
  if (
    inPackage &&
    ['MODULE_LEVEL_DIRECTIVE', 'CIRCULAR_DEPENDENCY', 'SOURCEMAP_ERROR', 'THIS_IS_UNDEFINED'].includes(warning.code)
  )
    return;
  warn(warning);
};

/** Puts the entry's script and preloads into `app/index.html` and copies `app/public`. */
const page = () => ({
  name: 'page',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entry = chunks.find((chunk) => chunk.isEntry);
    const preloads = entry.imports.map((file) => `<link rel="modulepreload" href="/${file}">`);
    const scripts = [...preloads, `<script type="module" src="/${entry.fileName}"></script>`].join('\n    ');
    const html = await readFile(join(root, 'app/index.html'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'index.html', source: html.replace('<!--reelform:scripts-->', scripts) });
    this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: readFileSync(join(root, 'app/public/favicon.svg')) });
  },
});

/** Writes `.gz` and `.br` beside every file of over 1 kB that is served. */
const compressed = () => ({
  name: 'compressed',
  async writeBundle({ dir }, bundle) {
    const { BROTLI_PARAM_QUALITY } = constants;
    await Promise.all(
      Object.values(bundle).map(async (file) => {
        const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (bytes.length < 1024 || !/\.(js|css|svg)$/.test(file.fileName)) return;
        const path = join(dir, file.fileName);
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params: { [BROTLI_PARAM_QUALITY]: 9 } }));
      }),
    );
  },
});

/**
 * Leaves out what `@rjsf/core` brings for people without a theme: its own widgets and templates, the layout fields
 * that our uiSchema vocabulary replaces, and the Markdown renderer behind them. Our theme draws every one of them.
 */
const withoutStockTheme = () => {
  const empty = '\0rjsf-empty';
  const left = /[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/](templates|widgets)[\\/]index\.js$/;
  return {
    name: 'without-stock-theme',
    resolveId: { order: 'pre', handler: (id) => (id === empty ? id : null) },
    load: (id) => (left.test(id) ? 'export default () => ({});' : null),
  };
};

const code = (target) => [
  json({ preferConst: true }),
  esbuild({ target, jsx: 'automatic', sourceMap: true, tsconfig: join(root, 'tsconfig.json') }),
];

const app = {
  input: { main: 'app/src/main.tsx' },
  onwarn,
  preserveEntrySignatures: false,
  output: {
    dir: 'app/dist',
    format: 'es',
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
    compact: true,
    generatedCode: 'es2015',
    hoistTransitiveImports: false,
  },
  plugins: [
    withoutStockTheme(),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    nodeResolve({
      browser: true,
      exportConditions: [...conditions, 'browser'],
      extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'],
    }),
    commonjs(),
    json({ preferConst: true }),
    esbuild({ target: 'es2022', jsx: 'automatic', minify: true, sourceMap: false, tsconfig: join(root, 'tsconfig.json') }),
    page(),
    compressed(),
  ],
};

const isPackage = (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !id.startsWith('@reelform/');

const server = {
  input: { index: 'server/src/index.ts', 'embedded-s3': 'server/src/embedded-s3/main.ts', account: 'server/src/account.ts' },
  external: isPackage,
  onwarn,
  output: {
    dir: 'server/dist',
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
  plugins: [nodeResolve({ exportConditions: conditions, extensions: ['.js', '.ts', '.json'] }), ...code('node20')],
};

/** A package that partners install: one file a module, dependencies left outside. */
const library = (name, input) => ({
  input,
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
  onwarn,
  output: {
    dir: `${name}/dist`,
    format: 'es',
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: `${name}/src`,
    entryFileNames: '[name].js',
  },
  plugins: [nodeResolve({ exportConditions: conditions, extensions: ['.js', '.ts', '.tsx'] }), ...code('es2022')],
});

const targets = {
  app,
  server,
  engine: library('engine', {
    'form/index': 'engine/src/form/index.ts',
    'validation/index': 'engine/src/validation/index.ts',
    'compile/index': 'engine/src/compile/index.ts',
    'compile/cli': 'engine/src/compile/cli.ts',
  }),
  widgets: library('widgets', { index: 'widgets/src/index.ts' }),
};

/** `rollup -c` builds everything; `rollup -c --configTargets app,server` a part. */
export default (options) => {
  const chosen = options.configTargets?.split(',') ?? Object.keys(targets);
  delete options.configTargets;
  return chosen.map((name) => targets[name]);
};
