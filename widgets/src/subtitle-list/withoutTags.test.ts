import { expect, it } from 'vitest';
import { withoutTags } from './withoutTags.ts';

it.each([
  ['<i>Where have you been?</i>', 'Where have you been?'],
  ['<font color="#ff0000">Red</font> and <B>bold</B>', 'Red and bold'],
  ['1 < 2, and <fontaine> stays', '1 < 2, and <fontaine> stays'],
  ['', ''],
])('%s reads as %s', (text, read) => expect(withoutTags(text)).toBe(read));
