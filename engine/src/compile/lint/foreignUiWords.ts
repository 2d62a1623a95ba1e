const layout = '\'ui:layout\' lays out an object: { "kind": "columns", "columns": 2, "parts": ["NAME", "*"] }';
const pages = '\'ui:layout\' has sections, tabs, accordions and steps: [{ "kind": "tabs", "pages": […] }]';
const shown = '\'ui:rules\' show and hide a field: [{ "effect": "show", "when": { "data": {…} } }]';
const named = "the schema's 'required' names it, or a rule with the effect 'require'";
const texts = "'errorMessage' of the schema has the texts of a field";

/** Words of rjsf's layout fields, of its other themes and of other form libraries for what has a word of ours. */
const words: ReadonlyMap<string, string> = new Map([
  ...['layoutGrid', 'layout_grid', 'grid', 'row', 'col', 'cols', 'LayoutGridField', 'LayoutHeaderField'].map(
    (word) => [word, layout] as const,
  ),
  ['LayoutMultiSchemaField', "a choice between schemas is drawn without a field of its own, and 'ui:layout' lays out the rest"],
  ...['group', 'groups', 'section', 'sections', 'tabs', 'tab', 'accordion', 'steps', 'wizard', 'collapsible', 'collapsed'].map(
    (word) => [word, pages] as const,
  ),
  ['hidden', `'ui:widget' of a field may be 'hidden', and ${shown}`],
  ...['show', 'hide', 'visible', 'showIf', 'hideIf', 'showWhen', 'visibleIf', 'condition', 'conditions', 'rule'].map(
    (word) => [word, shown] as const,
  ),
  ...['errorMessage', 'errorMessages', 'validationMessage', 'errors'].map((word) => [word, texts] as const),
  ...['tooltip', 'hint', 'helperText', 'info'].map((word) => [word, "'ui:help' is the hint below a field"] as const),
  ...['size', 'width', 'colSpan'].map((word) => [word, "'ui:options' has the 'span' of a field in columns"] as const),
]);

/** Words of other form libraries that make a field of a schema go by another one, by what does so here. */
const conditions: readonly (readonly [effects: string, words: readonly string[]])[] = [
  [
    "show and hide a field, and 'if' with 'then' asks for more",
    ['visibleIf', 'visible_if', 'showIf', 'show_if', 'showWhen', 'visibleWhen', 'hideIf', 'hide_if', 'hideWhen'],
  ],
  [
    "show and hide a field, and 'if' with 'then' asks for more",
    ['condition', 'conditions', 'conditional', 'displayCondition', 'displayIf', 'display_if'],
  ],
  [
    "show and hide a field by others, and 'dependencies' asks for more",
    ['dependsOn', 'depends_on', 'dependsOnValue', 'depends', 'relevant'],
  ],
  [
    'enable and disable a field',
    ['enableIf', 'enable_if', 'enabledIf', 'enableWhen', 'disableIf', 'disable_if', 'disabledIf', 'disableWhen'],
  ],
  ['lock a field', ['readOnlyIf', 'readonlyIf', 'readOnlyWhen', 'lockedIf']],
  [
    "require a field, and so does 'if' with 'then'",
    ['requiredIf', 'required_if', 'requiredWhen', 'required_when', 'mandatoryIf'],
  ],
];

/** What says here what a word of a condition says in a schema of others; `undefined` for any other word. */
export const conditionInstead = (word: string): string | undefined => {
  const plain = word.replace(/^x-/, '').replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  const effects = conditions.find(([, words]) => words.includes(plain))?.[0];
  return effects && `'ui:rules' in ui.json ${effects}`;
};

/** Keywords of ajv-formats that bound dates and judge nothing here, and those that do. */
const dateBounds: ReadonlyMap<string, string> = new Map([
  ...[['formatMinimum', 'notBefore'] as const, ['formatExclusiveMinimum', 'notBefore'] as const],
  ...[['formatMaximum', 'notAfter'] as const, ['formatExclusiveMaximum', 'notAfter'] as const],
]);

/** The keyword that judges what one of ajv-formats is meant to; `undefined` for any other word. */
export const boundInstead = (word: string): string | undefined => dateBounds.get(word);

const picker = "dates and times are entered in the browser's own picker, which goes by the schema's limits";
const pickerOrder = "the browser's own picker writes dates in the order of its language";
const written = 'Markdown is shown as plain text';
const ofTheme = 'it is a word of another theme';

/** Words of rjsf and its themes, and of the options of JSON Forms, that nothing here goes by, and what is done instead. */
const silentWords: ReadonlyMap<string, string> = new Map([
  ['submitButtonOptions', "'ui:actions' has the buttons of a form"],
  ['required', named],
  ['ErrorListTemplate', "the theme's 'ErrorSummary' draws the errors of a form"],
  ['UnsupportedFieldTemplate', "one of the theme's 'templates' serves the whole form"],
  ['initialValue', "a 'default' of the schema is what a field begins with"],
  ['optgroups', "a 'list' of options has a 'group' for each of them"],
  ['optionsSchemaSelector', 'options are told apart by what their schemas say'],
  ['allowClearTextInputs', 'what is typed is deleted as it was typed, without a button'],
  ...['enableMarkdownInDescription', 'enableMarkdownInHelp'].map((word) => [word, written] as const),
  ...['yearsRange', 'hideNowButton', 'hideClearButton'].map((word) => [word, picker] as const),
  ['format', pickerOrder],
  ...['semantic', 'chakra', 'prime', 'mui', 'antd'].map((word) => [word, ofTheme] as const),
  ['multi', "'ui:widget': 'textarea' takes several lines"],
  ['slider', "'ui:widget': 'range' is one"],
  ['toggle', "'ui:widget': 'switch' is one"],
  ['restrict', "'cutAt' says how many characters are taken and no more"],
  ['showSortButtons', "rows can be moved where 'orderable' is true"],
  ['elementLabelProp', "'itemLabel' says what rows are called: '{NAME}' is a member of the row"],
  ['detail', "'items' has the words of a row"],
]);

/** What is said of a word that the compiler knows and nothing goes by; `undefined` for any other. */
export const silenceOf = (word: string): string | undefined => silentWords.get(word);

/** Words of input types and of other themes for what a widget of ours is. */
const widgets: ReadonlyMap<string, string> = new Map([
  ...[
    ['url', 'uri'] as const,
    ['tel', 'phone'] as const,
    ['number', 'updown'] as const,
    ['datetime-local', 'date-time'] as const,
  ],
  ...[['slider', 'range'] as const, ['autocomplete', 'combobox'] as const],
  ...[['rating', 'range'] as const, ['RatingWidget', 'range'] as const, ['toggle', 'switch'] as const],
]);

/** The widget that draws what one of others draws there; `undefined` for a word that nobody knows. */
export const widgetInstead = (word: string): string | undefined => widgets.get(word);

/** What says here what a word of others says there; `undefined` for a word that nobody knows. */
export const wordInstead = (word: string): string | undefined => words.get(word) ?? silentWords.get(word);

/** rjsf's fields for layouts, which a page draws nothing for: the engine has a layout of its own. */
export const isLayoutField = (field: unknown): field is string =>
  typeof field === 'string' && /^Layout\w+Field$/.test(field) && words.has(field);
