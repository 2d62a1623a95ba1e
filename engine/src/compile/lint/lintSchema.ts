import { pointerOf, valueAt } from '../../validation/pointer.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint, Lint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { slowPattern, unsafePattern } from '../patterns/unsafePattern.ts';
import { documentFormats, foreignInputWords } from '../schema/foreignInputs.ts';
import { isForeignText } from '../schema/foreignTexts.ts';
import { isOfLaterDraft, laterDraft, type SchemaFile } from '../schema/otherDrafts.ts';
import { referredPlaces } from '../schema/referredPlaces.ts';
import { hasRefusedDefault } from '../schema/refusedDefaults.ts';
import { createIsNowhere, isOpenObject } from '../schema/requiredMembers.ts';
import { schemasByName, subschemasOf } from '../schema/subschemas.ts';
import { placeholderWord } from '../ui/foreignPlaceholders.ts';
import { contradictionNotes } from './contradictions.ts';
import { coveredOptions } from './coveredOptions.ts';
import { boundInstead, conditionInstead } from './foreignUiWords.ts';
import { type KeywordKinds, keywordValueComplaints } from './keywordValues.ts';
import {
  drawnFormats,
  fittingKeywords,
  foreignFormat,
  foreignKeyword,
  knownFormats,
  laterKeywords,
  ownMessages,
  textAnnotations,
} from './knownWords.ts';
import { imageComplaints } from './lintImage.ts';
import { lintMediaRules } from './lintMediaRules.ts';
import { addsUp, conditionalNames, missingNames, strayNames } from './lintNames.ts';
import { meantQuestion, nearestWord, wordComplaint } from './nearestWord.ts';
import { keywordPlaceholderComplaints, placeholderComplaints } from './placeholderComplaints.ts';
import { refusedNames } from './refusedNames.ts';

type Tokens = readonly (string | number)[];

const notSchema = 'A schema is an object, true or false.';

const listsOfSchemas = ['allOf', 'anyOf', 'oneOf'];

/** Keywords that are numbers, which messages beside them may say. */
const numberKeywords = (node: SchemaNode): readonly string[] =>
  Object.keys(node).filter((keyword) => typeof node[keyword] === 'number');

const messageComplaints = (
  messages: unknown,
  tokens: Tokens,
  json: JsonFile,
  known: ReadonlySet<string>,
  numbers: readonly string[],
): readonly Complaint[] => {
  if (!isNode(messages)) return [json.complain(tokens, "'errorMessage' is a text, or texts by keyword.")];
  return Object.entries(messages).flatMap(([keyword, text]) => {
    const here = [...tokens, keyword];
    if (typeof text !== 'string') return [json.complain(here, 'A message is a text.')];
    const complaints = keywordPlaceholderComplaints(keyword, text, here, json, known, numbers);
    if (known.has(keyword) || ownMessages.has(keyword)) return complaints;
    const question = meantQuestion(keyword, [...known, ...ownMessages]);
    return [json.complain(here, `'${keyword}' is not a keyword.${question}`), ...complaints];
  });
};

/** That a list has no choice, or the first one that stands in it for the second time. */
const choiceComplaints = (choices: unknown, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  if (!Array.isArray(choices)) return [];
  if (choices.length === 0) {
    const later = "options that come later are a 'source' or a 'list' of ui.json";
    return [json.complain(tokens, `'enum' lists no value, so that nothing would be right; ${later}.`)];
  }
  const seen = new Set<string>();
  for (const [index, choice] of choices.entries()) {
    const text = JSON.stringify(choice);
    if (seen.has(text)) return [json.complain([...tokens, index], `The choice ${text.slice(0, 100)} stands here twice.`)];
    seen.add(text);
  }
  return [];
};

/** What a schema says without any effect, as the standard has it. */
const idleComplaints = (node: SchemaNode, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  const about = (keyword: string, message: string) => (keyword in node ? [json.complain([...tokens, keyword], message)] : []);
  const isTuple = Array.isArray(node['items']);
  return [
    ...('if' in node ? [] : ['then', 'else'].flatMap((one) => about(one, `'${one}' has no 'if' beside it; it says nothing.`))),
    ...('then' in node || 'else' in node ? [] : about('if', "'if' has no 'then' or 'else' beside it; it says nothing.")),
    ...(isTuple
      ? []
      : about('additionalItems', "'additionalItems' counts beside a list of 'items' only; here it says nothing.")),
  ];
};

/** Whether two names differ in their numbers only, as those of a row do: `address1` and `address2`. */
const isNumberedAlike = (name: string, other: string): boolean => name.replace(/\d/g, '') === other.replace(/\d/g, '');

/**
 * Lints one schema file, whatever it refers to left aside. A keyword or format that looks like a mistyped one is
 * complained about; any other unknown one is noted, since the standard lets it stand, and so is one that looks like a
 * mistyped {@link textAnnotations | text}: nothing is judged by it.
 * @param keywords every keyword that it may have
 * @param kinds what kind of value some of them have
 */
export const lintSchema = (json: SchemaFile, keywords: ReadonlySet<string>, kinds: KeywordKinds): Lint => {
  const complaints: Complaint[] = [];
  const notes: Complaint[] = [];
  const { places, ways } = referredPlaces(json.value);
  const isLater = isOfLaterDraft(json.value);
  let isOfFormily = false;
  // What another file has is not known here.
  const isWhole = !/"\$ref":"[^#]/.test(JSON.stringify(json.value));
  const isNowhere = isWhole ? createIsNowhere(json.value) : () => false;
  const unread = (keyword: string, at: Tokens, instead: string) => {
    notes.push(json.complain(at, `'${keyword}' is not a keyword; it says nothing here: ${instead}.`));
  };
  const unknown = (word: string, known: Iterable<string>, kind: string, at: Tokens, foreign: RegExp) => {
    const { text, isMistake } = wordComplaint(word, foreign.test(word) ? [] : known, kind);
    const isText = nearestWord(word, textAnnotations) !== undefined;
    (isMistake && !isText ? complaints : notes).push(json.complain(at, text));
  };
  const lookAtPattern = (pattern: unknown, maxLength: unknown, at: Tokens, matches?: 'names') => {
    const problem = typeof pattern === 'string' ? unsafePattern(pattern) : 'A pattern is a text.';
    const slow = typeof pattern === 'string' && !problem ? slowPattern(pattern, maxLength, matches) : undefined;
    if (problem) complaints.push(json.complain(at, problem));
    if (slow) (slow.isRefused ? complaints : notes).push(json.complain(at, slow.message));
  };
  const isKnown = (keyword: string) =>
    keywords.has(keyword) || foreignInputWords.has(keyword) || keyword === placeholderWord || keyword.startsWith('x-');
  const visit = (node: unknown, tokens: Tokens): void => {
    if (typeof node === 'boolean') return;
    if (!isNode(node)) {
      const isList = Array.isArray(node) && tokens.length === 0;
      const text = isList ? "A schema is an object: a list of fields stands in its 'properties', by name." : notSchema;
      complaints.push(json.complain(tokens, text));
      return;
    }
    for (const keyword of ['required', 'draftRequired']) {
      if (keyword in node && !Array.isArray(node[keyword]))
        complaints.push(json.complain([...tokens, keyword], `'${keyword}' is a list of names.`));
    }
    for (const { name, at } of missingNames(node, tokens)) {
      if (addsUp(node) && !isNowhere(name)) continue; // its options have it, or another part does
      const meant = nearestWord(name, isNode(node['properties']) ? Object.keys(node['properties']) : []);
      if (meant && !isNumberedAlike(name, meant) && !addsUp(node))
        complaints.push(json.complain(at, `There is no property '${name}'. Is '${meant}' meant?`));
      else if (!isNode(node['additionalProperties'])) {
        const asking = at.at(-3) === 'onSubmit' ? node['onSubmit'] : node;
        const isDrawn = isNode(asking) && isOpenObject(asking) && at.at(-2) === 'required' && isNowhere(name);
        const so = isDrawn ? '; a value of any kind is asked for' : ', so nobody can fill it in';
        notes.push(json.complain(at, `There is no property '${name}'${so}.`));
      }
    }
    for (const { name, at } of conditionalNames(node, tokens)) {
      const question = meantQuestion(name, isNode(node['properties']) ? Object.keys(node['properties']) : []);
      if (isNowhere(name)) notes.push(json.complain(at, `There is no property '${name}'.${question}`));
    }
    complaints.push(...imageComplaints(node, tokens, json), ...keywordValueComplaints(node, tokens, json, kinds));
    notes.push(...idleComplaints(node, tokens, json), ...strayNames(node, tokens, json));
    notes.push(...contradictionNotes(node, tokens, json), ...refusedNames(node, tokens, json));
    notes.push(...coveredOptions(node, tokens, json, keywords));
    if (hasRefusedDefault(node, json.value))
      notes.push(
        json.complain([...tokens, 'default'], 'This default is refused by what is said beside it; nothing is filled in.'),
      );
    for (const [keyword, value] of Object.entries(node)) {
      const here = [...tokens, keyword];
      const instead = conditionInstead(keyword);
      const bound = boundInstead(keyword);
      if (isLater && laterKeywords.has(keyword))
        complaints.push(json.complain(here, `'${keyword}' is a word of a later draft, by which nothing is judged here.`));
      else if (keyword === 'prefixItems')
        notes.push(json.complain(here, `'prefixItems' says nothing here without "$schema": "${laterDraft}" at the root.`));
      else if (bound !== undefined && !keywords.has(keyword))
        notes.push(json.complain(here, `By '${keyword}' nothing is judged here; '${bound}' judges a date.`));
      else if (keyword.startsWith('ui:'))
        notes.push(json.complain(here, `'${keyword}' says nothing in a schema: it stands in ui.json, at the same field.`));
      else if (keyword === 'x-component') {
        if (!isOfFormily)
          notes.push(
            json.complain(
              here,
              "'x-component' says nothing here: 'ui:widget' in ui.json names a widget, 'ui:rules' show and hide.",
            ),
          );
        isOfFormily = true;
      } else if (instead !== undefined && !keywords.has(keyword) && !ways.has(pointerOf(here))) unread(keyword, here, instead);
      else if (!isKnown(keyword) && !isForeignText(keyword, value) && !ways.has(pointerOf(here)))
        unknown(keyword, fittingKeywords(keywords, value), 'a keyword', here, foreignKeyword);
      else if (keyword === 'format' && (drawnFormats.has(String(value)) || documentFormats.has(String(value))))
        notes.push(json.complain(here, `By '${value}' an input is chosen; nothing is judged.`));
      else if (keyword === 'format' && !knownFormats.has(String(value))) {
        unknown(String(value), knownFormats, 'a format', here, foreignFormat);
      } else if (keyword === 'enum') complaints.push(...choiceComplaints(value, here, json));
      else if (keyword === 'pattern') {
        lookAtPattern(value, node['maxLength'], here);
      } else if (keyword === 'mediaRules') complaints.push(...lintMediaRules(value, here, json));
      else if (keyword === 'errorMessage') {
        // One text for all is VS Code's word too, in whose texts braces are braces.
        if (typeof value === 'string') notes.push(...placeholderComplaints(value, here, json));
        else complaints.push(...messageComplaints(value, here, json, keywords, numberKeywords(node)));
      } else if (listsOfSchemas.includes(keyword) && !Array.isArray(value))
        complaints.push(json.complain(here, `'${keyword}' is a list of schemas.`));
      else if (schemasByName.has(keyword) && !isNode(value))
        complaints.push(json.complain(here, `'${keyword}' has schemas by name.`));
      if (keyword === 'patternProperties' && isNode(value)) {
        const { propertyNames } = node;
        const maxLength = isNode(propertyNames) ? propertyNames['maxLength'] : undefined;
        for (const name of Object.keys(value)) lookAtPattern(name, maxLength, [...here, name], 'names');
      }
    }
    for (const { schema, tokens: way } of subschemasOf(node)) visit(schema, [...tokens, ...way]);
  };
  visit(json.value, []);
  for (const tokens of places) visit(json.inWords(valueAt(json.value, tokens)), tokens);
  return { complaints, notes };
};
