import { memo } from 'react';
import { type Control, type UseFormRegister, useFieldArray, useForm } from 'react-hook-form';
import type { Inputs } from './inputs.ts';

const ratings = ['G', 'PG', 'PG-13', 'R', 'NC-17', 'TV-Y', 'TV-Y7', 'TV-Y7 FV', 'TV-G', 'TV-PG', 'TV-14', 'TV-MA'];
const countries = ['CA', 'DE', 'FR', 'GB', 'IN', 'JP', 'NG', 'US'];
const languages = ['de', 'en', 'es', 'fr', 'hi', 'ja', 'yo', 'zh'];
const crewRoles = ['director', 'producer', 'writer', 'cinematographer'];
const genres = 'Action,Animation,Comedy,Crime,Documentary,Drama,Family,Fantasy,Horror,Music,Romance,Thriller'.split(',');

interface Person {
  title: string;
  role: string;
}

interface Word {
  value: string;
}

type TextName =
  | 'title'
  | 'type'
  | 'description'
  | 'shortDescription'
  | 'year'
  | 'ratingRemarks'
  | 'productionCompanies'
  | 'copyright'
  | 'studio'
  | 'imdbId';

type ChoicesName = 'primayGenres' | 'secondaryGenres' | 'audioLanguage';

/** The film's details as this form holds them: lists of words as lists of objects, as `useFieldArray` asks. */
export type Film = Record<TextName, string> &
  Record<ChoicesName, string[]> & {
    rating: string;
    countryOfOrigin: string;
    tags: Word[];
    filmingLocations: Word[];
    cast: Person[];
    crew: Person[];
    geoRestriction: { restricted: boolean; countries: string[] };
  };

const required = { required: 'This field is required.' };
const atMost = (maxLength: number) => ({ maxLength: { value: maxLength, message: `At most ${maxLength} characters.` } });

interface RowProps {
  readonly inputs: Inputs;
  readonly list: 'cast' | 'crew';
  readonly index: number;
  readonly person: Person;
  readonly register: UseFormRegister<Film>;
  readonly titleError: string | undefined;
  readonly roleError: string | undefined;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

const Row = memo(
  ({ inputs: { Button, Select, Text }, list, index, person, register, titleError, roleError, remove, move }: RowProps) => {
    const role = { label: 'Role', error: roleError, control: register(`${list}.${index}.role`, required) };
    return (
      <div data-row="">
        <Text
          label="Name"
          error={titleError}
          value={person.title}
          control={register(`${list}.${index}.title`, { ...required, ...atMost(100) })}
        />
        {list === 'crew' ? <Select {...role} options={crewRoles} multiple={false} /> : <Text {...role} value={person.role} />}
        <Button onClick={() => move(index, index + 1)}>Move down</Button>
        <Button onClick={() => remove(index)}>Remove</Button>
      </div>
    );
  },
);

interface PeopleProps {
  readonly inputs: Inputs;
  readonly list: 'cast' | 'crew';
  readonly control: Control<Film>;
  readonly register: UseFormRegister<Film>;
  readonly errors: readonly ({ title?: { message?: string }; role?: { message?: string } } | undefined)[] | undefined;
}

function People({ inputs, list, control, register, errors }: PeopleProps) {
  const { fields, append, remove, move } = useFieldArray({ control, name: list });
  return (
    <fieldset>
      {fields.map((person, index) => (
        <Row
          key={person.id}
          inputs={inputs}
          list={list}
          index={index}
          person={person}
          register={register}
          titleError={errors?.[index]?.title?.message}
          roleError={errors?.[index]?.role?.message}
          remove={remove}
          move={move}
        />
      ))}
      <inputs.Button onClick={() => append({ title: '', role: '' })}>{`Add ${list}`}</inputs.Button>
    </fieldset>
  );
}

interface WordsProps {
  readonly inputs: Inputs;
  readonly list: 'tags' | 'filmingLocations';
  readonly label: string;
  readonly control: Control<Film>;
  readonly register: UseFormRegister<Film>;
}

function Words({ inputs: { Button, Text }, list, label, control, register }: WordsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: list });
  return (
    <fieldset>
      {fields.map((word, index) => (
        <div key={word.id}>
          <Text label={label} error={undefined} value={word.value} control={register(`${list}.${index}.value`, required)} />
          <Button onClick={() => remove(index)}>Remove</Button>
        </div>
      ))}
      <Button onClick={() => append({ value: '' })}>Add {label}</Button>
    </fieldset>
  );
}

/** What both hand-written forms tell the bench. */
export interface RhfProps {
  readonly inputs: Inputs;
  readonly live: boolean;
  readonly onReady: (getValues: () => Record<string, unknown>) => void;
  readonly onRefused: (complaints: number) => void;
}

const countErrors = (errors: object): number =>
  'message' in errors && 'type' in errors
    ? 1
    : Object.values(errors).reduce((sum, child) => sum + (child && typeof child === 'object' ? countErrors(child) : 0), 0);

/** The film details by hand: every field registered, rows memoised, errors handed down from the top. */
export function FilmForm({ inputs, live, film, onReady, onRefused }: RhfProps & { readonly film: Film }) {
  const form = useForm<Film>({ defaultValues: film, mode: live ? 'onChange' : 'onSubmit' });
  const { register, control, handleSubmit, getValues } = form;
  const { errors } = form.formState;
  onReady(getValues);
  const { Button, Check, Select, Text } = inputs;
  const messageAt = (name: TextName | ChoicesName | 'rating' | 'countryOfOrigin') => errors[name]?.message;
  const text = (name: TextName, label: string, rules: object, more: object = {}) => (
    <Text label={label} error={messageAt(name)} value={film[name]} control={register(name, rules)} {...more} />
  );
  const select = (
    name: ChoicesName | 'rating' | 'countryOfOrigin',
    label: string,
    options: readonly string[],
    multiple: boolean,
    rules: object = required,
  ) => <Select label={label} error={messageAt(name)} options={options} multiple={multiple} control={register(name, rules)} />;
  const shared = { inputs, control, register };
  return (
    <form
      noValidate
      onSubmit={handleSubmit(
        () => onRefused(0),
        (found) => onRefused(countErrors(found)),
      )}
    >
      {text('title', 'Title', { ...required, ...atMost(200) })}
      {text('type', 'Type', {}, { readOnly: true })}
      {text('description', 'Description', required, { multiline: true })}
      {text('shortDescription', 'Short description', { ...required, ...atMost(255) }, { multiline: true })}
      {select('primayGenres', 'Primary genres', genres, true)}
      {select('secondaryGenres', 'Secondary genres', genres, true)}
      <Words {...shared} list="tags" label="Tag" />
      {text('year', 'Year', { ...required, pattern: { value: /^[0-9]{4}$/, message: 'Please enter exactly 4 digits.' } })}
      {select('rating', 'Rating', ratings, false)}
      {text('ratingRemarks', 'Rating remarks', atMost(80))}
      {text('productionCompanies', 'Production companies', { ...required, ...atMost(40) })}
      {text('copyright', 'Copyright', { ...required, ...atMost(255) })}
      {text('studio', 'Studio', atMost(50))}
      {text('imdbId', 'IMDb address', { ...atMost(255), validate: (value: string) => !value || URL.canParse(value) })}
      {select('countryOfOrigin', 'Country of origin', countries, false)}
      <Words {...shared} list="filmingLocations" label="City" />
      {select('audioLanguage', 'Audio languages', languages, true)}
      <People {...shared} list="cast" errors={errors.cast as PeopleProps['errors']} />
      <People {...shared} list="crew" errors={errors.crew as PeopleProps['errors']} />
      <Check label="Only in some countries" error={undefined} control={register('geoRestriction.restricted')} />
      <Select label="Countries" error={undefined} options={countries} multiple control={register('geoRestriction.countries')} />
      <Button submit>Submit</Button>
    </form>
  );
}

/** The flat form by hand. */
export function FlatForm({ inputs, live, names, data, onReady, onRefused }: RhfProps & FlatProps) {
  const { register, handleSubmit, getValues, formState } = useForm<Record<string, string>>({
    defaultValues: { ...data },
    mode: live ? 'onChange' : 'onSubmit',
  });
  const { errors } = formState;
  onReady(getValues);
  return (
    <form
      noValidate
      onSubmit={handleSubmit(
        () => onRefused(0),
        (found) => onRefused(countErrors(found)),
      )}
    >
      {names.map((name) => (
        <inputs.Text
          key={name}
          label={name}
          error={errors[name]?.message}
          value={data[name] ?? ''}
          control={register(name, { ...required, ...atMost(100) })}
        />
      ))}
      <inputs.Button submit>Submit</inputs.Button>
    </form>
  );
}

interface FlatProps {
  readonly names: readonly string[];
  readonly data: Readonly<Record<string, string>>;
}
