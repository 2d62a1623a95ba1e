import type { OptionSource } from '@reelform/engine';
import type { FormModule, JsonObject } from '@reelform/engine/validation';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every number that the form's schema allows a channel, in order. */
export const getChannelNumbers = ({ schema }: Pick<FormModule, 'schema'>): readonly number[] => {
  const properties = schema['properties'];
  const field = isRecord(properties) ? properties['number'] : undefined;
  const { minimum, maximum } = isRecord(field) ? field : {};
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return [];
  return Array.from({ length: maximum - minimum + 1 }, (_none, index) => minimum + index);
};

/** What the look-up of numbers goes by, as the form's context. */
export interface NumberFacts extends JsonObject {
  /** The numbers of others. */
  readonly taken: readonly number[];
}

const takenOf = (context: JsonObject): ReadonlySet<unknown> => {
  const { taken } = context;
  return new Set(Array.isArray(taken) ? taken : []);
};

/** The numbers that are free, in order. */
export const getFreeNumbers = (numbers: readonly number[], context: JsonObject): readonly number[] => {
  const taken = takenOf(context);
  return numbers.filter((number) => !taken.has(number));
};

/** The free numbers, found by their first digits. */
export const createNumberSource = (numbers: readonly number[]): OptionSource => ({
  search: async (text, { context }) => ({
    options: getFreeNumbers(numbers, context)
      .map((number) => ({ value: number, label: String(number) }))
      .filter(({ label }) => label.startsWith(text.trim())),
  }),
});
