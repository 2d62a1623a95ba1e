/**
 * A member that can only be `null`: nothing to see. rjsf's own writes the `null` as soon as it is drawn, which changes
 * documents by looking at them; here it is written where it is missed, as any other that may be of nothing.
 */
export const NullField = () => null;
