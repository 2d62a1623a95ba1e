import { isNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { fittingKeywords, knownKeywords } from './knownWords.ts';
import { wordComplaint } from './nearestWord.ts';

/** Whether a word is a keyword, of whichever draft. */
const isWordOfSchemas = (name: string): boolean => knownKeywords.has(name) || name === 'prefixItems';

/**
 * A complaint about a file that lists fields in a word of its own and says nothing else of a value, as those of form builders do
 * (SurveyJS, Form.io, Typeform, CKAN): as a schema it takes any value and draws none of its fields.
 */
export const listedFields = (json: JsonFile): readonly Complaint[] => {
  const { value } = json;
  if (!isNode(value)) return [];
  const word = Object.keys(value).find((name) => {
    const list = value[name];
    if (isWordOfSchemas(name) || name.startsWith('x-') || !Array.isArray(list)) return false;
    const isMistyped = wordComplaint(name, fittingKeywords(knownKeywords, list), 'a keyword').isMistake;
    return !isMistyped && list.length > 0 && list.every(isNode);
  });
  if (word === undefined) return [];
  const text = `This is no JSON Schema: '${word}' lists what a schema has in 'properties', by name: { "type": "object", "properties": { "NAME": { "type": "string" } } }.`;
  return [json.complain([word], text)];
};

/** A complaint about a uiSchema in the words of JSON Forms, of which nothing would be read. */
export const foreignUi = (json: JsonFile): readonly Complaint[] => {
  const { value } = json;
  if (!isNode(value) || typeof value['type'] !== 'string') return [];
  const isLabel = value['type'] === 'Label' && typeof value['text'] === 'string';
  if (!isLabel && !Array.isArray(value['elements']) && typeof value['scope'] !== 'string') return [];
  const text =
    "This is a uiSchema of JSON Forms. Here it has the names of fields, 'ui:layout' lays them out, 'ui:options' say how each is drawn, and 'ui:rules' show and hide it: ui-schema.md of @reelform/engine has every word.";
  return [json.complain([], text)];
};
