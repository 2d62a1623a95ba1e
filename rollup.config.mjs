import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { builtFrom } from './rollup/built-from.mjs';
import { compiledEarly } from './rollup/compiled-early.mjs';
import { compressed } from './rollup/compressed.mjs';
import { fetchedLater } from './rollup/fetched-later.mjs';
import { importedAtOnce } from './rollup/imported-at-once.mjs';
import { lightRouter } from './rollup/light-router.mjs';
import { loadedTogether } from './rollup/loaded-together.mjs';
import { minified } from './rollup/minified.mjs';
import { page } from './rollup/page.mjs';
import { stylesAhead } from './rollup/styles-ahead.mjs';
import { withoutUnreached } from './rollup/without-unreached.mjs';
import { wholeWorkers, workers } from './rollup/workers.mjs';

/** The edition of ECMAScript that browsers are expected to know. */
const edition = 'es2022';

const conditions = ['reelform-source', 'module', 'import', 'default'];
const extensions = ['.mjs', '.js', '.ts', '.tsx', '.json'];

/** Warnings that say nothing about our own code: `'use client'` marks and cycles inside packages. */
const onwarn = (warning, warn) => {
  const inPackage = [warning.id, ...(warning.ids ?? [])].some((id) => id?.includes('node_modules'));
  const aboutPackages = ['MODULE_LEVEL_DIRECTIVE', 'CIRCULAR_DEPENDENCY', 'SOURCEMAP_ERROR', 'THIS_IS_UNDEFINED'];
  if (!(inPackage && aboutPackages.includes(warning.code))) warn(warning);
};

/** esbuild translates only: its own resolving would overlook the `browser` files that packages name. */
const typescript = (target) => ({ ...esbuild({ target, jsx: 'automatic', tsconfig: 'tsconfig.json' }), resolveId: undefined });

const areas = { account: 'app/src/areas/account/AccountArea.tsx', portal: 'app/src/areas/portal/openPortal.tsx' };
const layouts = { filmmaker: 'app/src/layout/LoggedInLayout.tsx', staff: 'app/src/layout/staff/StaffLayout.tsx' };

/** What a page of the portal asks for beside its own file: see `areaOf.ts`, and `layoutOf` in `screens.ts`. */
const aroundPage = (file) => {
  const [, folder] = /\/pages\/([\w-]+)\//.exec(file) ?? [];
  if (/^(auto-login|forgot-password|invitation|login|logout|not-found|reset-password|signup)$/.test(folder))
    return [areas.account];
  if (folder === 'contract') return [areas.portal];
  return [areas.portal, folder === 'staff' ? layouts.staff : layouts.filmmaker];
};

const appOutput = {
  dir: 'app/dist',
  format: 'es',
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
  generatedCode: 'es2015',
  plugins: [page({ withSession: [areas.portal, layouts.filmmaker] })],
};

const app = {
  input: { main: 'app/src/main.tsx' },
  onwarn,
  preserveEntrySignatures: false,
  output: process.env.DEV_RELOAD
    ? appOutput
    : loadedTogether(
        { entry: 'app/src/main.tsx', screens: 'app/src/screens.ts', around: aroundPage },
        {
          ...appOutput,
          plugins: [
            ...appOutput.plugins,
            minified({ target: edition }),
            importedAtOnce(),
            compiledEarly(),
            compressed(),
            builtFrom('app'),
          ],
        },
      ),
  plugins: [
    lightRouter({ area: 'app/src/areas/account' }),
    fetchedLater({
      first: { 'engine/src/form/rows/ArrayField.tsx': 'ArrayField' },
      within: {
        'widgets/src/templates/ArrayFieldItemButtonsTemplate.tsx': 'ArrayFieldItemButtonsTemplate',
        'widgets/src/templates/ArrayFieldItemTemplate.tsx': 'ArrayFieldItemTemplate',
        'widgets/src/templates/ArrayFieldRemovedRowTemplate.tsx': 'ArrayFieldRemovedRowTemplate',
        'widgets/src/templates/ArrayFieldTemplate.tsx': 'ArrayFieldTemplate',
      },
      inPlace: ['ArrayFieldItemTemplate'],
    }),
    withoutUnreached(),
    workers(),
    stylesAhead(),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    nodeResolve({ browser: true, exportConditions: [...conditions, 'browser'], extensions }),
    commonjs(),
    json({ preferConst: true }),
    typescript(edition),
  ],
};

const isOutside = (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0');

const server = {
  input: {
    index: 'server/src/index.ts',
    'embedded-s3': 'server/src/embedded-s3/main.ts',
    account: 'server/src/account.ts',
    invite: 'server/src/invite.ts',
    demo: 'server/src/demo.ts',
    payouts: 'server/src/payouts.ts',
  },
  external: (id) => isOutside(id) && !id.startsWith('@reelform/'),
  onwarn,
  output: {
    dir: 'server/dist',
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
  plugins: [
    nodeResolve({ exportConditions: conditions, extensions }),
    json({ preferConst: true }),
    typescript('node20'),
    builtFrom('server'),
  ],
};

/** A package that partners install: one file a module, dependencies left outside. */
const library = (name, input) => ({
  input,
  external: isOutside,
  onwarn,
  output: {
    dir: `${name}/dist`,
    format: 'es',
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: `${name}/src`,
    entryFileNames: '[name].js',
  },
  plugins: [
    wholeWorkers({ root: `${name}/src`, conditions }),
    stylesAhead(),
    nodeResolve({ exportConditions: conditions, extensions }),
    typescript(edition),
  ],
});

const targets = {
  app,
  server,
  engine: library('engine', {
    'form/index': 'engine/src/form/index.ts',
    'validation/index': 'engine/src/validation/index.ts',
    'validation/content/index': 'engine/src/validation/content/index.ts',
    'validation/srt/index': 'engine/src/validation/srt/index.ts',
    'compile/index': 'engine/src/compile/index.ts',
    'compile/cli': 'engine/src/compile/cli.ts',
  }),
  widgets: library('widgets', { index: 'widgets/src/index.ts', 'upload-core/index': 'widgets/src/upload-core/index.ts' }),
};

/** `rollup -c` builds everything, `rollup -c --configTargets app,server` a part of it. */
export default (options) => {
  const chosen = options.configTargets?.split(',') ?? Object.keys(targets);
  delete options.configTargets;
  return chosen.map((name) => targets[name]);
};
