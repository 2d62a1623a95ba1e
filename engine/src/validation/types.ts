/** A JSON value, as RFC 8259 has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A JSON object. */
export type JsonObject = { readonly [key: string]: Json };

/**
 * Which verdict is asked for.
 * - `strict`: everything the schema says ('Save and Submit Now').
 * - `draft`: what is there must be right, what is missing is forgiven ('Save and Finish Later').
 */
export type Mode = 'draft' | 'strict';

/** One complaint about one value, ready to be shown. */
export interface FormError {
  /** RFC 6901 JSON pointer of the field meant; for a missing property the pointer of that property. `''` is the whole form. */
  readonly path: string;
  /** The schema keyword that failed, for instance `maxLength`. */
  readonly keyword: string;
  /** The text for the person, placeholders filled in. */
  readonly message: string;
}

/** What a validator says: `valid`, or every complaint in the order in which the form draws their fields, noise removed and one per field and keyword. */
export type Verdict = { readonly valid: true } | { readonly valid: false; readonly errors: readonly FormError[] };

/** An error as ajv reports it (https://ajv.js.org/api.html#validation-errors). */
export interface RawError {
  /** RFC 6901 JSON pointer of the value. */
  readonly instancePath: string;
  /** Where in the schema the keyword stands; `''` but in modules with a host's `macro` keywords. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: { readonly [key: string]: unknown };
  /** ajv's own words; a form module leaves them out. */
  readonly message?: string;
}

/** A compiled check as ajv's standalone code exports it: a predicate that leaves its complaints on `errors`. */
export interface CompiledCheck {
  (data: unknown): boolean;
  errors?: readonly RawError[] | null;
}

/** Message templates; `{limit}`, `{label}`, `{value}` and the like are filled in. One locale's file has these and `notices`. */
export interface MessageCatalogue {
  readonly keywords: { readonly [keyword: string]: string };
  readonly formats: { readonly [format: string]: string };
  /** Texts of the widgets and templates, by widget name: `{ "password": { "show": "Show password" } }`. */
  readonly widgets: { readonly [widget: string]: { readonly [text: string]: string } };
}

/** A button of a form (`ui:actions` of the uiSchema's root). */
export interface FormAction {
  /** What the host is told: `submit`, `draft`, `close` … */
  readonly name: string;
  readonly label: string;
  /** Which verdict must pass before the host is told; absent: none (the action leaves the form). */
  readonly mode?: Mode;
  /** @default 'secondary' */
  readonly appearance?: 'primary' | 'secondary' | 'subtle';
  /** Key in {@link FormModule.checks} of the condition under which the button is enabled; sees `{ data, context }`. */
  readonly enabledWhen?: string;
  /** Key of the condition under which the button is there at all. */
  readonly shownWhen?: string;
  /** Shown on the button while its submission is under way. */
  readonly busyLabel?: string;
  /** `reset`: the button takes the form back to what is saved, after the question in `confirm`, instead of telling the host. */
  readonly does?: 'reset';
  /** Asked before anything happens. */
  readonly confirm?: ActionQuestion;
  /** Key of the condition under which `confirm` is asked. @default always */
  readonly confirmWhen?: string;
}

/** A question before an action. */
export interface ActionQuestion {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
}

/**
 * What a rule does to its part of the form while its condition holds. `waive` forgives what is missing in it: nothing
 * inside is required. `retain` has removals asked for instead of done: the widget marks what it would take away.
 */
export type RuleEffect = 'show' | 'hide' | 'enable' | 'disable' | 'lock' | 'require' | 'waive' | 'retain';

/** What a form knows about itself, for conditions (`form`). */
export interface FormFacts {
  /** Whether anything differs from the saved document. The server takes what arrives for edited unless told otherwise. */
  readonly edited: boolean;
  /** Whether a file of the form is on its way. Absent where nothing is known of uploads: on the server. */
  readonly uploading?: boolean | undefined;
  /** Whether the data are what was sent, without transient members. Absent on the page. */
  readonly payload?: boolean | undefined;
}

/**
 * One rule of a uiSchema (`ui:rules`), compiled. A condition sees `{ data, context, form, parent, row }`: the whole
 * form's data, the host's facts (record status, role, mode), {@link FormFacts}, the object that the field belongs to and
 * the nearest list row around it.
 */
export interface Rule {
  /** Pattern pointer of the field: a JSON pointer in which `-` stands for every array item, for instance `/chapters/-/title`. */
  readonly target: string;
  readonly effect: RuleEffect;
  /** Key of the compiled condition in {@link FormModule.checks}. */
  readonly check: string;
  /** Whether the condition is asked once for the form, or for every row anew (it reads `parent` or `row`). @default 'form' */
  readonly scope?: 'form' | 'row';
  /** What happens to the value while `show` or `hide` hides the field; `keep` of other effects. @default 'keep' */
  readonly hidden: 'keep' | 'drop';
}

/**
 * What a form compiles to: the default export of one ES module named by the hash of its bytes. The browser draws
 * and judges with it, the server judges with the same bytes.
 */
export interface FormModule {
  /** The form's folder name, for instance `film-submission`. */
  readonly name: string;
  /** Which edition of form modules it is, by which `createFormModule` knows those that another version compiled. */
  readonly edition?: number;
  /** JSON Schema (draft-07 dialect plus the vocabulary), all references to shared definitions resolved into `definitions`. */
  readonly schema: JsonObject;
  /** rjsf's uiSchema, rules taken out. */
  readonly uiSchema: JsonObject;
  readonly rules: readonly Rule[];
  readonly actions: readonly FormAction[];
  /** Default templates of the locale the module was compiled for, overlaid with the form's own. */
  readonly messages: MessageCatalogue;
  /** Compiled checks: `strict`, `draft`, `payload:strict`, `payload:draft` (without transient properties), rule conditions and the sub-schemas that rjsf matches. */
  readonly checks: { readonly [key: string]: CompiledCheck };
  /** rjsf's hash of a schema without its texts → key in `checks`, for option matching. */
  readonly branches: { readonly [hash: string]: string };
  /** Pattern pointers (`-` for every array item) of properties that never leave the page, for instance a repeated password. */
  readonly transient: readonly string[];
  /** Static option lists (`options/<name>.json`) that fields name with `ui:options.list`. @default {} */
  readonly lists?: { readonly [name: string]: readonly ListOption[] };
  /**
   * Whether the schema leaves open what is drawn until there are data (choices between schemas, conditions, values of any
   * kind, parts within themselves): such a form is drawn with parts that are fetched for it. @default true
   */
  readonly isOpen?: boolean;
  /** What stands between the names in the DOM ids of its fields. @default '_' */
  readonly idSeparator?: string;
  /**
   * JSON pointers of the fields that complaints of the whole form lead to, by keyword; `''` is where the form begins.
   * @default {}
   */
  readonly leads?: { readonly [keyword: string]: string };
  /** BCP 47 tag of the language of the module's texts. @default 'en' */
  readonly locale?: string;
  /** The clock of its runtime, by which keywords judge and texts name the current year; in milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
}

/** One entry of a static option list. */
export interface ListOption {
  readonly value: string | number;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly group?: string | undefined;
}

/**
 * A form's texts in one more language: the default export of `<form>.<locale>.<hash>.js`. What it leaves out stays as
 * the form module has it.
 */
export interface FormLocale {
  /** BCP 47 tag, for instance `de`. */
  readonly locale: string;
  readonly messages: MessageCatalogue;
  /** Translations of the texts in the form's own files, by the text as it stands there. */
  readonly texts: { readonly [text: string]: string };
}

/** The run-time helpers that a form module asks for; handed in so that a module imports nothing. */
export interface ModuleRuntime {
  ucs2length(text: string): number;
  equal(a: unknown, b: unknown): boolean;
  /** The moment that 'now' means to keywords, in milliseconds since 1970 (UTC). */
  now(): number;
}

/** The default export of a form module's file. */
export type FormModuleFactory = (runtime: ModuleRuntime) => FormModule;
