import { transform } from 'esbuild';
import { mergeMessages } from '../validation/localizeForm.ts';
import { moduleEdition } from '../validation/runtime.ts';
import { isNode, type SchemaNode } from '../validation/schemaNode.ts';
import type { JsonObject, MessageCatalogue } from '../validation/types.ts';
import { checkHelpers, generateChecks } from './checks/generate.ts';
import type { Complaint, Lint } from './complaint.ts';
import { type FilesRead, notingFiles } from './filesRead.ts';
import { askedFormats } from './formats/askedFormats.ts';
import { hashOf } from './hashOf.ts';
import { type JsonFile, readJsonFile } from './jsonFile.ts';
import { complainWhereSaid } from './lint/complainWhereSaid.ts';
import { lintDataPointers } from './lint/dataPointers.ts';
import { definitionsNote } from './lint/definitionsNote.ts';
import { keywordKinds } from './lint/keywordValues.ts';
import { limitComplaints } from './lint/limits.ts';
import { lintSchema } from './lint/lintSchema.ts';
import { lintUi } from './lint/lintUi.ts';
import { uiNameNotes } from './lint/lintUiNames.ts';
import { SchemaFaults } from './lint/schemaFaults.ts';
import { messageNotes } from './schema/ajvErrors.ts';
import { createApart } from './schema/apart.ts';
import { type AskedText, withAskedTexts, withNumberTexts, withoutAskedMessages } from './schema/askedTexts.ts';
import { branchesOf } from './schema/branches.ts';
import { listSchemas, withSchemas } from './schema/closeLists.ts';
import { withFormatsFirst } from './schema/formatsFirst.ts';
import { idSeparator } from './schema/idSeparator.ts';
import { leadsOf } from './schema/leads.ts';
import { leavesOpen } from './schema/leavesOpen.ts';
import { withNamesInWords } from './schema/namesInWords.ts';
import { inWordsOfDraft7, saysDraft7 } from './schema/otherDrafts.ts';
import { withinReach } from './schema/reachingLimits.ts';
import { type AddressBook, resolveReferences } from './schema/resolveReferences.ts';
import { withSiblingTitles } from './schema/siblingTitles.ts';
import { drawnSteps, inTurn, plainSteps } from './schema/steps.ts';
import { payloadSchema, transientPointers, withoutDemands } from './schema/transientMembers.ts';
import { bareSchema, draftSchema, strictSchema, withReferencesApart } from './schema/variants.ts';
import { type FormTextParts, readFormMessages } from './texts/compileLocale.ts';
import { type LimitText, withLimitTexts } from './texts/limitTexts.ts';
import { type ListFiles, readLists } from './texts/readLists.ts';
import { onlyOfOpen, textsLeftOut, withoutTextsOf } from './texts/widgetTexts.ts';
import { withForeignPlaceholders } from './ui/foreignPlaceholders.ts';
import { withLooseTimes } from './ui/looseTimes.ts';
import { withPlainUi } from './ui/plainUi.ts';
import { type SeparatedUi, separateUi } from './ui/separateUi.ts';
import { withTyping } from './ui/typing.ts';
import { withUiDefinitions } from './ui/uiDefinitions.ts';
import type { FormVocabulary } from './vocabularyExtension.ts';
import { withinTime } from './withinTime.ts';

/** A compiled form: the text of its module. */
export interface CompiledForm {
  readonly name: string;
  /** First 16 hex digits of the SHA-256 of the module's bytes. */
  readonly hash: string;
  /** `<name>.<hash>.js` */
  readonly fileName: string;
  readonly code: string;
  /** What its languages translate. */
  readonly parts: FormTextParts;
  /** Those of its texts that name members by their labels. */
  readonly askedTexts: readonly AskedText[];
  /** Those of its texts that say limits. */
  readonly limitTexts: readonly LimitText[];
  /** Where the names of its lists in other languages may stand. */
  readonly listFiles: ListFiles;
  /** The keywords and widgets whose texts it goes without, in every language. */
  readonly leftOut: ReadonlySet<string>;
  /** The schemas that its checks were made of, by check name. */
  readonly schemas: ReadonlyMap<string, unknown>;
}

/** Where a form's files are. */
export interface FormFiles {
  readonly name: string;
  readonly schemaFile: string;
  readonly uiFile: string;
  /** The form's own messages in the default language; need not be there. */
  readonly messagesFile: string;
  /** The default language, a BCP 47 tag. */
  readonly locale: string;
  /** The folder that `$ref`s may not leave. */
  readonly rootDirectory: string;
  /** Web addresses that stand for folders below the root. @default {} */
  readonly addresses?: AddressBook;
}

/** Lints a schema file in the words of draft-07, what they leave out included. */
const lintFile = (json: JsonFile, vocabulary: FormVocabulary): Lint => {
  const { complaints, notes } = lintSchema(inWordsOfDraft7(json), vocabulary.known, keywordKinds(vocabulary));
  return { complaints, notes: [...notes, ...messageNotes(json)] };
};

const lintReferred = (files: readonly string[], vocabulary: FormVocabulary): readonly Lint[] =>
  files.flatMap((file) => {
    const read = readJsonFile(file);
    return 'json' in read ? [lintFile(read.json, vocabulary)] : [];
  });

/** What a form's module is written from, or what is wrong with its files. */
type Prepared =
  | (Omit<CompiledForm, 'name' | 'hash' | 'fileName' | 'code'> & {
      readonly source: string;
      readonly notes: readonly Complaint[];
    })
  | { readonly complaints: readonly Complaint[] };

/** The schemas of a form's checks by name: of its document in both modes, of what is sent of it, and of its conditions. */
const documentChecks = (
  { strict, draft }: { readonly strict: unknown; readonly draft: unknown },
  closing: readonly SchemaNode[],
  transient: readonly string[],
  ui: SeparatedUi,
): Map<string, unknown> => {
  const judged = (schema: unknown) => bareSchema(withFormatsFirst(withSchemas(schema, closing)));
  return new Map([
    ['strict', judged(strict)],
    ['draft', judged(draft)],
    ...(transient.length > 0
      ? ([
          ['payload:strict', judged(payloadSchema(strict))],
          ['payload:draft', judged(payloadSchema(draft))],
        ] as const)
      : []),
    ...withoutDemands(ui, transient),
  ]);
};

const prepareForm = (
  { name, schemaFile, uiFile, messagesFile, locale, rootDirectory, addresses }: FormFiles,
  sharedMessages: MessageCatalogue,
  vocabulary: FormVocabulary,
): Prepared => {
  const schemaRead = readJsonFile(schemaFile);
  const uiRead = readJsonFile(uiFile);
  if (!('json' in schemaRead) || !('json' in uiRead)) {
    return { complaints: [schemaRead, uiRead].flatMap((read) => ('complaints' in read ? read.complaints : [])) };
  }
  const { json } = schemaRead;
  const resolved = resolveReferences(json, rootDirectory, addresses);
  const plain = withUiDefinitions(withPlainUi(uiRead.json.value), json.value);
  const { schema: joined } = resolved; // with the definitions of other files, which say such words, too
  const typed = withTyping(withLooseTimes(withForeignPlaceholders(plain, joined), joined), joined);
  const limited = withLimitTexts(inTurn(plainSteps, resolved.schema, typed, vocabulary.known), typed, locale);
  const { schema: drawable, ui: given, texts: limitTexts } = limited;
  const uiFound = { ...uiRead.json, value: given };
  const own = readFormMessages(messagesFile, false, vocabulary.known);
  const unnamed = textsLeftOut(given, drawable, vocabulary);
  const messages = mergeMessages(withoutTextsOf(unnamed, sharedMessages), own.catalogue);
  const titled = withNamesInWords(withSiblingTitles(drawable), given);
  const asking = withAskedTexts(titled, given, withNumberTexts(messages, own.catalogue), locale, vocabulary.known);
  const whole = saysDraft7(withReferencesApart(asking.schema));
  const judgedSchema = strictSchema(whole);
  const schema = inTurn(drawnSteps, judgedSchema, given, vocabulary.known);
  const ui = separateUi(uiFound, isNode(schema) ? schema : {}, vocabulary.known);
  const { lists, listFiles, complaints: listComplaints } = readLists(uiFound, rootDirectory);
  const lints = [
    definitionsNote(json),
    lintFile(schemaRead.json, vocabulary),
    ...lintReferred(resolved.files, vocabulary),
    lintDataPointers(json, resolved.schema),
  ];
  if (isNode(schema)) lints.push(lintUi(uiRead.json, schema, json.value));
  const notes = [...lints.flatMap((lint) => lint.notes), ...ui.notes, ...uiNameNotes(uiRead.json)];
  const complaints = [
    ...lints.flatMap((lint) => lint.complaints),
    ...own.complaints,
    ...resolved.complaints,
    ...ui.complaints,
    ...listComplaints,
  ];
  if (complaints.length > 0) return { complaints };
  if (!isNode(schema))
    return { complaints: [json.complain([], 'The schema of a form is an object; {} lets everything through.')] };
  const endless = limitComplaints(schema, json);
  if (endless.length > 0) return { complaints: endless };

  const transient = transientPointers(judgedSchema);
  const checks = documentChecks(
    { strict: judgedSchema, draft: draftSchema(whole) },
    listSchemas(given, schema, lists),
    transient,
    ui,
  );
  const branches: Record<string, string> = {};
  const bare = bareSchema(schema);
  const apart = createApart(isNode(bare) ? bare : {});
  const keys = new Map<unknown, string>();
  for (const [hash, branch] of branchesOf(schema)) {
    const key = keys.get(branch) ?? `branch${keys.size}`;
    branches[hash] = key;
    if (!keys.has(branch)) checks.set(key, apart(bareSchema(withinReach(branch))));
    keys.set(branch, key);
  }
  const generated = generateOrComplain(checks, vocabulary, json);
  if ('complaints' in generated) return generated;
  const { uiSchema, rules, actions } = ui;
  const leads = leadsOf(judgedSchema);
  const isOpen = leavesOpen(schema, uiSchema, rules);
  const leftOut = isOpen ? unnamed : new Set([...unnamed, ...onlyOfOpen]);
  const drawn = {
    ...{ isOpen, idSeparator: idSeparator(schema) },
    ...(Object.keys(leads).length > 0 && { leads }),
  };
  const content = {
    name,
    edition: moduleEdition,
    schema,
    uiSchema,
    rules,
    actions,
    messages: withoutAskedMessages(isOpen ? messages : withoutTextsOf(onlyOfOpen, messages)),
    branches,
    transient,
    lists,
    ...drawn,
  };
  const members = Object.entries(content).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const source = `${checkHelpers}\n${askedFormats(generated.code)}\nexport default (rt) => {\n${generated.code}\nreturn { ${members.join(',\n')},\nchecks };\n};\n`;
  // Both were read as JSON.
  const parts = { schema: schema as JsonObject, uiSchema: uiSchema as JsonObject, actions, lists };
  return { source, parts, askedTexts: asking.texts, limitTexts, listFiles, leftOut, schemas: checks, notes };
};

const generateOrComplain = (
  checks: ReadonlyMap<string, unknown>,
  vocabulary: FormVocabulary,
  json: JsonFile,
): { readonly code: string } | { readonly complaints: readonly Complaint[] } => {
  try {
    return { code: generateChecks(checks, vocabulary) };
  } catch (error) {
    if (error instanceof SchemaFaults)
      return { complaints: error.faults.map((one) => complainWhereSaid(json, one.tokens, one.message)) };
    const reason =
      error instanceof RangeError ? 'it is nested too deeply' : error instanceof Error ? error.message : String(error);
    return { complaints: [json.complain([], `This schema cannot be compiled: ${reason}.`)] };
  }
};

/** A form's module, or every complaint about the form's files. */
export type FormResult =
  | { readonly form: CompiledForm; readonly notes: readonly Complaint[] }
  | { readonly complaints: readonly Complaint[] };

/**
 * Compiles one form to a module whose default export is a factory of {@link FormModule}.
 *
 * @param timeLimit longest time of the processor that it may take, in ms
 * @returns what it came to, and the files that were read for it
 */
export type FormCompiler = (
  files: FormFiles,
  sharedMessages: MessageCatalogue,
  vocabulary: FormVocabulary,
  timeLimit: number,
) => Promise<{ readonly result: FormResult; readonly files: FilesRead }>;

/** Compiles a form, whatever was compiled before. */
export const compileForm: FormCompiler = async (files, sharedMessages, vocabulary, timeLimit) => {
  const { result: prepared, files: read } = notingFiles(() =>
    withinTime(timeLimit, () => prepareForm(files, sharedMessages, vocabulary)),
  );
  if (!prepared) {
    const advice =
      "Parts that stand in it many times are compiled once where they are definitions that it refers to; 'timeLimit' of compileDirectory gives it longer.";
    const message = `This form took longer than ${timeLimit / 1000} seconds to compile and was stopped. ${advice}`;
    const complaints = [{ file: files.schemaFile, line: 1, column: 1, pointer: '', message }];
    return { result: { complaints }, files: read };
  }
  if ('complaints' in prepared.result) return { result: prepared.result, files: read };
  const { source, notes, ...kept } = prepared.result;
  const { code } = await transform(source, {
    minify: true,
    format: 'esm',
    treeShaking: true,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
  });
  const { name } = files;
  const hash = hashOf(code);
  const form = { name, hash, fileName: `${name}.${hash}.js`, code, ...kept };
  return { result: { form, notes }, files: read };
};
