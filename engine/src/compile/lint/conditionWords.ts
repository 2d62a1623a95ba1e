import { tokensOf } from '../../validation/pointer.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { plainPattern } from '../patterns/plainPattern.ts';
import { unsafePattern } from '../patterns/unsafePattern.ts';
import { subschemasOf } from '../schema/subschemas.ts';
import { judgeSchema } from './judgeSchema.ts';
import { foreignFormat, knownFormats } from './knownWords.ts';
import { meantQuestion, wordComplaint } from './nearestWord.ts';

type Tokens = readonly (string | number)[];

/** What a condition may ask of the form itself. */
const formFacts = ['edited', 'uploading'];

/**
 * Complaints about what a condition's schemas say without asking anything: words that are no keywords (`{"status": "open"}`
 * holds whatever the status is), facts that the form does not have, and a row where none is around; and about what is no
 * schema, or none that can be judged by.
 *
 * @param known every keyword
 */
export const conditionComplaints = (
  when: unknown,
  target: string,
  tokens: Tokens,
  json: JsonFile,
  known: ReadonlySet<string>,
): readonly Complaint[] => {
  const values = ({ pattern, maxLength, format, ...others }: SchemaNode, at: Tokens): readonly Complaint[] => {
    const problem = typeof pattern === 'string' ? unsafePattern(plainPattern(pattern, maxLength)) : undefined;
    const mistyped =
      typeof format === 'string' && !knownFormats.has(format) && !foreignFormat.test(format)
        ? wordComplaint(format, knownFormats, 'a format')
        : undefined;
    return [
      ...(problem ? [json.complain([...at, 'pattern'], problem)] : []),
      ...(mistyped?.isMistake ? [json.complain([...at, 'format'], mistyped.text)] : []),
      ...('$ref' in others
        ? [json.complain([...at, '$ref'], 'A condition refers to nothing: what it asks stands in it.')]
        : []),
    ];
  };
  const words = (node: unknown, at: Tokens): readonly Complaint[] => {
    if (typeof node === 'boolean') return [];
    if (!isNode(node)) return [json.complain(at, 'Here stands a schema: {"const": …} is one of a single value.')];
    const unknown = Object.keys(node).filter((word) => !known.has(word) && !word.startsWith('x-'));
    return [
      ...values(node, at),
      ...unknown.map((word) => {
        const hint = meantQuestion(word, known) || ` What is asked of a member stands in {"properties": {"${word}": …}}.`;
        return json.complain([...at, word], `'${word}' is not a keyword.${hint}`);
      }),
      ...subschemasOf(node).flatMap(({ schema, tokens: way }) => words(schema, [...at, ...way])),
    ];
  };
  const facts = ({ properties, required }: SchemaNode, at: Tokens): readonly Complaint[] => {
    const asked: readonly (readonly [name: string, way: Tokens])[] = [
      ...Object.keys(Object(properties)).map((name): [string, Tokens] => [name, ['properties', name]]),
      ...(Array.isArray(required) ? required : []).map((name, index): [string, Tokens] => [String(name), ['required', index]]),
    ];
    return asked.flatMap(([name, way]) =>
      formFacts.includes(name)
        ? []
        : [
            json.complain(
              [...at, ...way],
              `The form tells of itself whether it is ${formFacts.join(' or ')}, and no '${name}'.`,
            ),
          ],
    );
  };
  const about = (subject: string, node: unknown): readonly Complaint[] => {
    const at = [...tokens, subject];
    if (subject === 'row' && !tokensOf(target).includes('-'))
      return [json.complain(at, 'Here is no row of a list around, so this never holds.')];
    const said = words(node, at);
    const faults = said.length > 0 ? [] : judgeSchema(node);
    return [
      ...said,
      ...faults.map((fault) => json.complain([...at, ...fault.tokens], fault.message)),
      ...(subject === 'form' && isNode(node) ? facts(node, at) : []),
    ];
  };
  if (Array.isArray(when))
    return when.flatMap((one, index) => conditionComplaints(one, target, [...tokens, index], json, known));
  return isNode(when) ? Object.entries(when).flatMap(([subject, node]) => about(subject, node)) : [];
};
