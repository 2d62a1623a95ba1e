import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is drawn: a form and how many people are in its cast, or how many fields it has. */
export const workloads = [
  { name: 'film-10', form: 'film-details', size: 10 },
  { name: 'film-100', form: 'film-details', size: 100 },
  { name: 'film-500', form: 'film-details', size: 500 },
  { name: 'flat-300', form: 'flat', size: 300 },
];

const flatFields = 300;

const flatSchema = () => {
  const names = Array.from({ length: flatFields }, (_, index) => `field${index}`);
  const properties = names.map((name, index) => [
    name,
    { type: 'string', title: `Field ${index + 1}`, minLength: 1, maxLength: 100 },
  ]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Flat form',
    type: 'object',
    required: names,
    properties: Object.fromEntries(properties),
  };
};

const flatUi = { 'ui:actions': [{ name: 'submit', label: 'Save', mode: 'strict', appearance: 'primary' }] };

/** Lays the forms of all workloads into `folder`: the film details as they stand here, the flat form written out. */
export const writeForms = async (source, folder) => {
  await cp(source, folder, { recursive: true });
  await mkdir(join(folder, 'flat'));
  await writeFile(join(folder, 'flat/schema.json'), JSON.stringify(flatSchema()));
  await writeFile(join(folder, 'flat/ui.json'), JSON.stringify(flatUi));
};
