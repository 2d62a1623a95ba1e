import { _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { judgeSchema } from '../lint/judgeSchema.ts';
import { SchemaFaults } from '../lint/schemaFaults.ts';
import { boundPatterns } from '../patterns/boundPatterns.ts';
import type { VocabularyExtension } from '../vocabularyExtension.ts';
import { codeLiteral } from './codeLiteral.ts';
import { createAjv } from './createAjv.ts';
import { modeHelpers, modeKeywords, schemaInModes } from './inModes.ts';
import { type Asked, tightenCode } from './tightenCode.ts';
import { errorHelpers } from './toldErrors.ts';
import { forAjv } from './unevaluated.ts';

/** Longest code that a form's checks may come to, in characters: about half of it is left when it is minified. */
const mostCode = 10_000_000;

/** Most keywords of a definition that is written out wherever it is referred to; a longer one is a function. */
const mostInlined = 4;

const codeOptions = { source: true, esm: true, lines: false, optimize: 1, formats: _`formats` } as const;

/** Code without its string literals and the names of members, which are a schema's own words. */
const withoutLiterals = (code: string): string => code.replace(codeLiteral, '""').replace(/(?<=\w)\.[\w$]+/g, '');

/** The schema of a check, without what is said of a whole file. */
const withoutHead = (schema: unknown): SchemaNode => {
  const { $schema: _dialect, $id: _id, ...rest } = isNode(schema) ? schema : schema === false ? { not: {} } : {};
  return rest;
};

/** What a reference means stays one function beside a call of it. */
const asPart = (part: SchemaNode): SchemaNode => ('$ref' in part ? { allOf: [part] } : part);

/**
 * The schemas to be compiled, and where in them each check stands. Checks with the same definitions become parts of one
 * schema, so that what they refer to is looked at and compiled once for all of them.
 */
const gathered = (
  checks: readonly SchemaNode[],
): { readonly schemas: ReadonlyMap<string, SchemaNode>; readonly addresses: readonly string[] } => {
  const schemas = new Map<string, SchemaNode>();
  const uses = new Map<unknown, number>();
  for (const { definitions } of checks) uses.set(definitions, (uses.get(definitions) ?? 0) + 1);
  const sharing = new Map<unknown, { readonly name: string; readonly parts: { [name: string]: SchemaNode } }>();
  const addresses = checks.map((check, index) => {
    const name = `check${index}`;
    const { definitions, ...part } = check;
    if (!isNode(definitions) || uses.get(definitions) === 1) {
      schemas.set(name, check);
      return name;
    }
    const shared = sharing.get(definitions) ?? { name: `shared${sharing.size}`, parts: {} };
    if (!sharing.has(definitions)) schemas.set(shared.name, { definitions, parts: shared.parts });
    sharing.set(definitions, shared);
    shared.parts[name] = asPart(part);
    return `${shared.name}#/parts/${name}`;
  });
  return { schemas, addresses };
};

/** Code that is only written: ajv would otherwise parse every function of it for nothing. */
const writtenOnly = { ...codeOptions, process: () => 'return () => true' };

/** What the code of checks stands below in a module. */
export const checkHelpers = `${errorHelpers}\n${modeHelpers}`;

/** The checks of a document in both modes: of all that is stored, and of what is sent. */
const modes = [
  ['strict', 'draft'],
  ['payload:strict', 'payload:draft'],
] as const;

/** The checks that tell what is wrong: whole documents are held to them. Every other one is asked for yes or no alone. */
export const tellingChecks: ReadonlySet<string> = new Set(modes.flat());

/** Checks by name as code that declares one constant for each: `check0`, `check1` … */
const written = (checks: readonly SchemaNode[], extension: VocabularyExtension, asked: Asked): string => {
  const { schemas: all, addresses } = gathered(checks);
  const { schemas, unevaluated } = forAjv(all);
  const keywords = [...(extension.keywords ?? []), ...modeKeywords];
  const ajv = createAjv({ ...extension, keywords }, writtenOnly, {
    allErrors: asked !== 'yes or no',
    // One question for each name is many times as fast as a loop over names.
    loopRequired: Number.POSITIVE_INFINITY,
    inlineRefs: mostInlined,
    unevaluated,
  });
  for (const [name, root] of schemas) ajv.addSchema(root, name, undefined, false);
  const ids = Object.fromEntries(addresses.map((address, index) => [`check${index}`, address]));
  for (const address of addresses) ajv.getSchema(address);
  return tightenCode(
    boundPatterns(standaloneCode(ajv, ids))
      .replace(/^"use strict";/, '')
      .replace(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g, 'rt.$1')
      .replace(/export const (check\d+) = (\w+);/g, 'const $1 = $2;')
      .replace(/export default \w+;?/g, ''),
    asked,
  );
};

/** A check to be written, and the members of `checks` that it serves: as what follows its name in the code. */
interface Written {
  readonly schema: SchemaNode;
  readonly serves: readonly (readonly [name: string, value: (check: string) => string])[];
}

/** The checks that tell what is wrong: one for both modes, which is told the mode. */
const tellingOf = (checks: ReadonlyMap<string, SchemaNode>): readonly Written[] =>
  modes.flatMap(([inStrict, inDraft]): readonly Written[] => {
    const [strict, draft] = [checks.get(inStrict), checks.get(inDraft)];
    if (strict && draft) {
      const schema = schemaInModes(strict, draft);
      const serves = [inStrict, inDraft].map(
        (name) => [name, (check: string) => `inMode(${check}, ${name === inDraft})`] as const,
      );
      return isNode(schema) ? [{ schema, serves }] : [];
    }
    return [...(strict ? [plain(inStrict, strict)] : []), ...(draft ? [plain(inDraft, draft)] : [])];
  });

const plain = (name: string, schema: SchemaNode): Written => ({ schema, serves: [[name, (check) => check]] });

/** The members of an object literal that has the checks by name. */
const membersOf = (all: readonly Written[]): string =>
  all
    .flatMap(({ serves }, index) => serves.map(([name, value]) => `${JSON.stringify(name)}: ${value(`check${index}`)}`))
    .join(', ');

/**
 * Writes checks out as code: the body of a function with the parameter `rt` that declares `checks`. It imports nothing,
 * needs no `eval`, and has {@link checkHelpers} around it, and the `formats` that it names.
 * @param schemas schemas by check name
 * @param extension keywords beside the engine's own
 * @throws a {@link SchemaFaults}, or an `Error` in ajv's words, when a schema cannot be compiled
 */
export const generateChecks = (schemas: ReadonlyMap<string, unknown>, extension: VocabularyExtension = {}): string => {
  const checks = new Map([...schemas].map(([name, schema]) => [name, withoutHead(schema)]));
  // Every other check is made of the strict one, or of conditions, which have been looked at where they stand.
  const faults = judgeSchema(checks.get('strict') ?? true);
  if (faults.length > 0) throw new SchemaFaults(faults);
  const telling = tellingOf(checks);
  const asked = [...checks].flatMap(([name, schema]) => (tellingChecks.has(name) ? [] : [plain(name, schema)]));
  const codeOf = (some: readonly Written[], tells: Asked) =>
    written(
      some.map(({ schema }) => schema),
      extension,
      tells,
    );
  const hasMacros = (extension.keywords ?? []).some((keyword) => 'macro' in keyword);
  const told = `${codeOf(telling, hasMacros ? 'errors with schema paths' : 'errors')}\nconst checks = { ${membersOf(telling)} };`;
  const block = asked.length === 0 ? '' : `\n{${codeOf(asked, 'yes or no')}\nObject.assign(checks, { ${membersOf(asked)} });}`;
  const code = `${told}${block}`;
  if (code.length > mostCode) throw new Error('the checks of this form are too large');
  const reaching = /\b(require|import|export|eval|Function)\b/.exec(withoutLiterals(code));
  if (reaching) throw new Error(`the checks of this form would need '${reaching[0]}', which no page allows`);
  return code;
};
