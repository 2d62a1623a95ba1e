import { build } from 'esbuild';
import { plainRules } from './plain-rules.mjs';

const fluent = '@fluentui/react-components';

/** Stands in for Fluent while a styles file is evaluated: `makeStyles` answers what Griffel would compute in the page. */
const evaluation = `
import { resolveResetStyleRules, resolveStyleRulesForSlots, shorthands } from '@griffel/core';
export { createDarkTheme, createLightTheme, tokens, typographyStyles, webDarkTheme, webLightTheme } from '@fluentui/tokens';
export { shorthands };
export const makeStyles = (rules) => ({ compiled: '__styles', arguments: resolveStyleRulesForSlots(rules) });
export const makeResetStyles = (rules) => ({ compiled: '__resetStyles', arguments: resolveResetStyleRules(rules) });
`;

/** Bundles a module for Node; its text. */
const bundled = async (input, plugins) => {
  const { outputFiles } = await build({
    ...input,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
  });
  return outputFiles[0].text;
};

const addressOf = (code) => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;

/** Names what styles files find Fluent's stand-in by: an address that holds its code was read anew with each of them. */
const key = 'reelform.fluent';

let standIn;

/** The code of a module that hands on Fluent's stand-in, which is bundled and evaluated once. */
const readStandIn = () => {
  standIn ??= bundled({ stdin: { contents: evaluation, resolveDir: process.cwd() } }, []).then(async (code) => {
    const exported = await import(addressOf(code));
    Reflect.set(globalThis, Symbol.for(key), exported);
    return `export const { ${Object.keys(exported).join(', ')} } = globalThis[Symbol.for('${key}')];`;
  });
  return standIn;
};

const evaluate = async (id) => {
  const contents = await readStandIn();
  const inPlaceOfFluent = {
    name: 'in-place-of-fluent',
    setup(bundler) {
      bundler.onResolve({ filter: new RegExp(`^${fluent}$`) }, () => ({ path: fluent, namespace: 'stand-in' }));
      bundler.onLoad({ filter: /^/, namespace: 'stand-in' }, () => ({ contents }));
    },
  };
  return import(addressOf(await bundled({ entryPoints: [id] }, [inPlaceOfFluent])));
};

/** A module of ours that makes styles in the page. */
const makesStyles = (id, code) =>
  /\.tsx?$/.test(id) && !/node_modules|\.styles\.ts$/.test(id) && /\bmake(Reset)?Styles\b[^;]*from '@fluentui/.test(code);

const compiledExport = (value) => value !== null && typeof value === 'object' && 'compiled' in value;
const argumentsOf = ({ compiled, arguments: given }) =>
  plainRules(compiled, given)
    .map((one) => JSON.stringify(one))
    .join(', ');
const plainExport = (value) => typeof value !== 'function' && JSON.stringify(value) !== undefined;

/**
 * Computes the rules of `*.styles.ts` files when building, so that pages load finished CSS instead of Griffel's compiler
 * (about 9 kB gzip) and the source of the rules. A file that exports more than styles and plain values is left alone.
 */
export const stylesAhead = () => ({
  name: 'styles-ahead',
  async load(id) {
    if (!id.endsWith('.styles.ts')) return null;
    const exported = Object.entries(await evaluate(id));
    if (!exported.every(([, value]) => compiledExport(value) || plainExport(value))) return null;
    const used = new Set(exported.flatMap(([, value]) => (compiledExport(value) ? [value.compiled] : [])));
    const lines = exported.map(([name, value]) =>
      compiledExport(value)
        ? `export const ${name} = /* @__PURE__ */ ${value.compiled}(${argumentsOf(value)});`
        : `export const ${name} = ${JSON.stringify(value)};`,
    );
    return [`import { ${[...used].join(', ')} } from '${fluent}';`, ...lines].join('\n');
  },
  transform(code, id) {
    if (makesStyles(id, code))
      this.error(`Styles belong into a file named *.styles.ts, or pages load Griffel's compiler: ${id}`);
    return null;
  },
});
