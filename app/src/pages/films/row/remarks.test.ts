import messages from '@reelform/schemas/messages/en.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { createTextLookup } from '../../../portal/messages.ts';
import { getRemarks } from './remarks.ts';

const text = createTextLookup(messages.notices, 'en');

describe('remarks of a row (R-107 to R-109)', () => {
  it.each([
    { name: 'a draft', statusValue: 0, rejectedAssetCount: 0, remarks: 'kept back', says: 'Please upload film assets' },
    {
      name: 'rejected assets, status 6',
      statusValue: 6,
      rejectedAssetCount: 2,
      remarks: 'Too dark',
      says: '2 assets rejected, please check your submission',
    },
    {
      name: 'rejected assets, status 7',
      statusValue: 7,
      rejectedAssetCount: 1,
      remarks: null,
      says: '1 assets rejected, please check your submission',
    },
    { name: 'rejected without assets', statusValue: 6, rejectedAssetCount: 0, remarks: 'Too dark', says: 'Too dark' },
    { name: 'rejected without anything', statusValue: 7, rejectedAssetCount: 0, remarks: null, says: '-' },
    { name: 'another status with rejected assets', statusValue: 3, rejectedAssetCount: 4, remarks: null, says: '-' },
    { name: 'another status with remarks', statusValue: 4, rejectedAssetCount: 0, remarks: 'On air', says: 'On air' },
    { name: 'blank remarks', statusValue: 1, rejectedAssetCount: 0, remarks: '  ', says: '-' },
  ])('$name: $says', ({ says, ...row }) => {
    expect(getRemarks(row, text)).toBe(says);
  });
});
