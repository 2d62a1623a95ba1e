import { pointerOf } from '../../validation/pointer.ts';
import { isNode, type SchemaNode, schemasAt } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { subschemasOf } from '../schema/subschemas.ts';
import { isOfKind } from './keywordValues.ts';
import { meantQuestion, nearestWord } from './nearestWord.ts';
import { placeOf, placeWithin } from './placesAsked.ts';
import { eitherKind } from './schemaFaults.ts';

type Tokens = readonly (string | number)[];

/** The values that a schema lists, itself or by the options of a choice; `undefined` where others may stand. */
const choicesOf = (node: unknown): readonly unknown[] | undefined => {
  if (!isNode(node)) return undefined;
  if ('const' in node) return isNode(node['const']) ? undefined : [node['const']];
  if (Array.isArray(node['enum'])) return node['enum'];
  const options = node['oneOf'] ?? node['anyOf'];
  const lists = Array.isArray(options) ? options.map(choicesOf) : [undefined];
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
};

/** Notes about members that a condition asks for and that no field of the form is, and about choices that a field does not have. */
export const conditionNotes = (
  when: unknown,
  target: string,
  tokens: Tokens,
  json: JsonFile,
  schema: SchemaNode,
): readonly Complaint[] => {
  const notes: Complaint[] = [];
  const lookAt = (name: string, place: string, at: Tokens) => {
    const nodes = schemasAt(schema, place);
    const names = nodes.flatMap(({ properties }) => (isNode(properties) ? Object.keys(properties) : []));
    const isOpen = nodes.some(({ additionalProperties }) => additionalProperties === true);
    if (names.length === 0 || isOpen || names.includes(name)) return;
    if (schemasAt(schema, `${place}${pointerOf([name])}`).length > 0) return;
    const meant = nearestWord(name, names);
    const where = place === '' ? 'The form' : `'${place}'`;
    notes.push(
      json.complain(
        at,
        `${where} has no property '${name}'${meant ? `. Is '${meant}' meant?` : ', so nobody can fill it in.'}`,
      ),
    );
  };
  const lookAtKind = (value: unknown, place: string, at: Tokens) => {
    const types = schemasAt(schema, place).map(({ type }) => [type].flat().filter((one) => typeof one === 'string'));
    const kinds = types.find((one) => one.length > 0);
    if (!kinds || value === null || isNode(value) || kinds.some((kind) => isOfKind(value, kind))) return;
    notes.push(json.complain(at, `'${place}' is ${eitherKind(kinds)} and never ${JSON.stringify(value)}.`));
  };
  const lookAtValue = (value: unknown, place: string, at: Tokens) => {
    lookAtKind(value, place, at);
    const choices = schemasAt(schema, place).map(choicesOf);
    if (typeof value !== 'string' || choices.length === 0 || !choices.every(Array.isArray) || choices.flat().includes(value))
      return;
    const texts = choices.flat().flatMap((choice) => (typeof choice === 'string' ? [choice] : []));
    notes.push(json.complain(at, `'${place}' has no choice '${value}'.${meantQuestion(value, texts)}`));
  };
  const visit = (node: unknown, place: string, here: Tokens): void => {
    if (!isNode(node)) return;
    if ('const' in node) lookAtValue(node['const'], place, [...here, 'const']);
    if (Array.isArray(node['enum']))
      node['enum'].forEach((value, index) => void lookAtValue(value, place, [...here, 'enum', index]));
    const { required, properties } = node;
    const named = isNode(properties) ? properties : {};
    for (const name of Object.keys(named)) lookAt(name, place, [...here, 'properties', name]);
    if (Array.isArray(required))
      required.forEach((name, index) => {
        if (typeof name === 'string' && !Object.hasOwn(named, name)) lookAt(name, place, [...here, 'required', index]);
      });
    for (const { schema: inner, keyword, tokens: way } of subschemasOf(node)) {
      const within = placeWithin(place, keyword, way);
      if (within !== undefined) visit(inner, within, [...here, ...way]);
    }
  };
  const visitCondition = (condition: unknown, here: Tokens): void => {
    if (Array.isArray(condition)) condition.forEach((one, index) => void visitCondition(one, [...here, index]));
    if (!isNode(condition)) return;
    for (const [subject, about] of Object.entries(condition)) {
      const place = placeOf(subject, target);
      if (place !== undefined) visit(about, place, [...here, subject]);
    }
  };
  visitCondition(when, tokens);
  return notes;
};
