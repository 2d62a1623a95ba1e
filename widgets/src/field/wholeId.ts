/**
 * The DOM id of a list that one control draws. rjsf makes it from the names around, and with white space in it, which HTML
 * forbids, it would be several ids to labels and hints; in the engine's, Unicode's pictures of it stand there.
 */
export const wholeId = (id: string): string =>
  id.replace(/[\t\n\f\r ]/g, (space) => String.fromCharCode(0x2400 + space.charCodeAt(0)));
