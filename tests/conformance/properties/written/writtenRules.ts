import type { JsonObject } from '@reelform/engine/validation';
import fc from 'fast-check';
import type { Member } from './writtenMembers.ts';

/** What the host says of the record and of who is there. */
export const context = { role: 'owner' };

const effects = fc.constantFrom('show', 'hide', 'enable', 'disable', 'lock', 'require', 'waive');

/** Rules for a member of an object, on what the host says or on another member. */
export const ruled = (members: readonly Member[]): fc.Arbitrary<JsonObject> => {
  const [first, second] = members.map(({ name }) => name);
  if (first === undefined) return fc.constant({});
  const role = fc.constantFrom('owner', 'guest').map((value) => ({ context: { properties: { role: { const: value } } } }));
  const other = second === undefined ? role : fc.constant({ parent: { required: [second] } });
  const none = second === undefined ? role : fc.constant({ parent: { not: { required: [second] } } });
  return fc
    .tuple(effects, fc.oneof(role, other, none), fc.constantFrom<object>({}, { hidden: 'drop' }, { hidden: 'keep' }))
    .map(([effect, when, hidden]) => ({
      [first]: { 'ui:rules': [{ effect, when, ...(['show', 'hide'].includes(effect) && hidden) }] } as JsonObject,
    }));
};
