const text = (title: string) => ({ type: 'string', title });
const tags = { type: 'array', title: 'Tags', items: { type: 'string' } };

/** A form of what is answered late: texts that are searched for, tags that are made, files that are sent, in rows that fold. */
export const schema = {
  type: 'object',
  properties: {
    title: { ...text('Title'), maxLength: 6 },
    tags,
    rows: {
      type: 'array',
      title: 'Rows',
      items: {
        type: 'object',
        title: 'Row',
        required: ['name'],
        properties: { name: { ...text('Name'), maxLength: 6 }, tags, city: text('City'), file: text('File') },
      },
    },
  },
};

const tagUi = { 'ui:widget': 'tag-picker', 'ui:options': { source: 'words', creatable: true } };

export const ui = {
  tags: tagUi,
  rows: {
    'ui:widget': 'folded-list',
    'ui:options': { orderable: true, copyable: true, insertable: true, undoRemove: true, itemLabel: 'Row {n}' },
    items: {
      tags: tagUi,
      city: { 'ui:widget': 'combobox', 'ui:options': { source: 'words' } },
      file: { 'ui:widget': 'file-upload', 'ui:options': { accept: ['.pdf'] } },
    },
  },
  'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict' }],
};

/** A document to begin with; another one for every `turn`. */
export const documentOf = (turn: number) => ({
  title: `t${turn}`,
  tags: ['x'],
  rows: [
    { name: 'a', tags: ['y'], city: `c${turn}`, file: `files/${turn}.pdf` },
    { name: 'b', tags: [] },
    { name: `c${turn}`, tags: ['x', 'z'], city: 'd' },
  ],
});
