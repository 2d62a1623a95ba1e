// Writes engine/src/compile/formats/formatCode.ts: the formats as code, of which a form module takes those that it asks for.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'engine/src/compile/formats');
const require = createRequire(join(folder, 'standard.ts'));

/** A member of ajv-formats' table as an expression for a check of texts. */
const asCheck = (name, value = name) => {
  if (value === 'true') return '() => true';
  const [, validate] = /validate: (\w+)/.exec(value) ?? [];
  if (validate) return validate;
  const [, check] = /^fmtDef\((.+), \w+\)$/.exec(value) ?? [];
  if (check) return check.endsWith(')') ? `/* @__PURE__ */ ${check}` : check;
  return value.startsWith('/') ? undefined : value;
};

/** ajv-formats as a module that exports each format by itself, so that bundlers see which are used. */
const standard = () => {
  const code = readFileSync(require.resolve('ajv-formats/dist/formats.js'), 'utf8');
  const [, table] = /^exports\.fullFormats = \{\n([\s\S]*?)^\};/m.exec(code) ?? [];
  const members = [...(table ?? '').matchAll(/^ {4}"?([\w-]+)"?(?:: (.*))?,$/gm)];
  if (members.length === 0) throw new Error('ajv-formats is written in another way now');
  const names = members.map(([, name]) => name);
  const checks = members.map(([, name, value], at) => {
    const check = asCheck(name, value);
    return check === undefined
      ? `const pattern${at} = ${value};\nconst format${at} = (text) => pattern${at}.test(text);`
      : `const format${at} = ${check};`;
  });
  const rest = code
    .replace(/^"use strict";|^Object\.defineProperty.*$|^exports\.\w+ = .*;$|^\/\/# source.*/gm, '')
    // Arithmetic is more than a bundler takes out.
    .replaceAll('2 ** 31', String(2 ** 31))
    .replace(/^exports\.\w+ = \{\n[\s\S]*?^\};/gm, '');
  const exported = names.map((name, at) => `format${at} as '${name}'`);
  const indexOf = (name) => `format${names.indexOf(name)}`;
  exported.push(`${indexOf('uri')} as isAnyUri`, `${indexOf('uri-reference')} as isUriReference`);
  return { code: `${rest}\n${checks.join('\n')}\nexport { ${exported.join(', ')} };`, names };
};

const { code: standardCode, names } = standard();
const ownNames = [...readFileSync(join(folder, 'own.ts'), 'utf8').matchAll(/ as '?([\w-]+)'?/g)].map(([, name]) => name);
const list = (some) => some.map((name) => `'${name}'`).join(', ');
const { outputFiles } = await build({
  stdin: {
    contents: `export { ${list(ownNames)} } from './own.ts';
export { ${list(names.filter((name) => !ownNames.includes(name)))} } from './standard.ts';`,
    resolveDir: folder,
  },
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  plugins: [
    {
      name: 'one-by-one',
      setup: ({ onLoad }) => onLoad({ filter: /formats.standard\.ts$/ }, () => ({ contents: standardCode, loader: 'js' })),
    },
  ],
});
const [, code, exported] = /^([\s\S]*)export\s*\{([^}]*)\};\s*$/.exec(outputFiles[0].text) ?? [];
const byName = exported.split(',').map((one) => {
  const [, check, name = check] = /^\s*([\w$]+)(?: as\s*"?([\w-]+)"?)?\s*$/.exec(one) ?? [];
  return [name, check];
});
const line = ([name, check]) => `  [${JSON.stringify(name)}, ${JSON.stringify(check)}],\n`;
writeFileSync(
  join(folder, 'formatCode.ts'),
  `// Written by rollup/format-code.mjs (npm run generate): not to be edited.

/** The formats as code, which stands by itself. */
export const formatCode = [
${code
  .split('\n')
  .filter((written) => written !== '' && !/^ *\/\//.test(written))
  .map((written) => `  ${JSON.stringify(written)},\n`)
  .join('')}].join('\\n');

/** Formats by name: what each is called in that code. */
export const formatNames: ReadonlyMap<string, string> = new Map([
${byName
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(line)
  .join('')}]);
`,
);
