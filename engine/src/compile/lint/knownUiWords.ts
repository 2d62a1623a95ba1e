import { typingWords } from '../ui/typing.ts';

/** Every `ui:` key that a uiSchema may have: rjsf's and ours. */
export const knownUiKeys: ReadonlySet<string> = new Set(
  [
    ...['widget', 'options', 'order', 'title', 'description', 'help', 'placeholder', 'classNames', 'disabled', 'readonly'],
    ...[
      'autofocus',
      'autocomplete',
      ...typingWords,
      'enumDisabled',
      'enumNames',
      'emptyValue',
      'field',
      'hideError',
      'label',
      'rootFieldId',
    ],
    ...[
      'inputType',
      'submitButtonOptions',
      'globalOptions',
      'duplicateKeySuffixSeparator',
      'definitions',
      'fieldReplacesAnyOrOneOf',
    ],
    ...['style', 'enableMarkdownInDescription', 'enableMarkdownInHelp', 'enumOrder', 'rows', 'accept', 'inline', 'format'],
    ...['expandable', 'addable', 'copyable', 'orderable', 'removable', 'optionsSchemaSelector', 'optionValueFormat'],
    ...['enableOptionalDataFieldForType', 'deprecatedHandling', 'yearsRange', 'allowClearTextInputs'],
    ...['rules', 'actions', 'layout', 'filePreview'],
    ...['Field', 'ObjectField', 'ArrayField', 'ArrayFieldItem', 'ArrayFieldTitle', 'ArrayFieldDescription', 'BaseInput'].map(
      (part) => `${part}Template`,
    ),
    ...['TitleField', 'DescriptionField', 'FieldHelp', 'FieldError', 'WrapIfAdditional', 'ErrorList', 'UnsupportedField'].map(
      (part) => `${part}Template`,
    ),
  ].map((name) => `ui:${name}`),
);

/** Keys of a uiSchema that say nothing at a field: they are about the whole form. */
export const rootKeys: ReadonlySet<string> = new Set(['ui:globalOptions', 'ui:definitions', 'ui:rootFieldId']);

/** Keys of a uiSchema that are read beside its `ui:options` only. */
export const ownKeys: ReadonlySet<string> = new Set([
  'rules',
  'actions',
  'globalOptions',
  'definitions',
  'rootFieldId',
  'options',
]);

/** The members of options that have some, where it is the engine or its theme that names them. */
const membersOfOptions: ReadonlyMap<string, readonly string[]> = new Map([
  ['link', ['label', 'href']],
  ['members', ['url', 'status', 'name', 'note', 'language']],
  ['statuses', ['rejected', 'approved', 'uploaded', 'removed', 'requested']],
  ['overlay', ['name', 'headline']],
]);

/** What `ui:options` have beside the keys that rjsf knows: of choices, lists, objects, texts, pictures and uploads. */
export const ownUiOptions: readonly string[] = [
  ...membersOfOptions.keys(),
  ...['source', 'sourceParams', 'list', 'creatable', 'closed'],
  ...['addLabel', 'removeLabel', 'itemLabel', 'confirmRemove', 'insertable', 'undoRemove', 'virtualizeFrom'],
  ...['orderMember', 'fixedRows', 'fixedMembers', 'captioned', 'maxHeight', 'foldFrom', 'titleMember', 'columns', 'span'],
  ...['foldDepth', 'namesInWords'],
  ...['counter', 'cutAt', 'digits', 'leadDays'],
  ...['keepUploading', 'maxBytes', 'refusalText', 'silent', 'cropTitle', 'quality', 'video'],
];

/** Every option that a field may have, unless its widget is one of the host's. */
export const knownUiOptions: ReadonlySet<string> = new Set([
  ...[...knownUiKeys].map((key) => key.replace('ui:', '')),
  ...ownUiOptions,
]);

/** The names that may stand within an option; `undefined` where these are the form's own. */
export const namesWithin = (option: string): readonly string[] | undefined => membersOfOptions.get(option);

/** The words for widgets: rjsf's, and those of the theme. */
export const knownWidgets: ReadonlySet<string> = new Set([
  ...['text', 'textarea', 'password', 'email', 'uri', 'hostname', 'ipv4', 'ipv6', 'data-url', 'color', 'file', 'files'],
  ...['date', 'time', 'datetime', 'date-time', 'alt-date', 'alt-datetime', 'updown', 'range', 'hidden'],
  ...['checkbox', 'checkboxes', 'radio', 'select', 'switch', 'phone', 'combobox', 'multi-select', 'tag-picker'],
  ...['country-picker', 'ordered-list', 'folded-list', 'subtitle-list', 'image-upload', 'image-crop', 'banner-preview'],
  ...['file-upload', 'video-upload'],
]);

/** The widgets that find options by what is typed, of a source, a list or the schema. */
export const searchingWidgets: ReadonlySet<unknown> = new Set(['combobox', 'multi-select', 'tag-picker', 'country-picker']);
