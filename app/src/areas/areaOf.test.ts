import { describe, expect, it } from 'vitest';
import { areaOf } from './areaOf.ts';

describe('the area of an address', () => {
  it.each(['/', '/films?search=a', '/overview', '/nowhere', '/contract/x'])(
    '%s is the portal’s with a session, and the account area’s without',
    (address) => {
      expect([areaOf(address, true), areaOf(address, false)]).toEqual(['portal', 'account']);
    },
  );

  it.each(['/login', '/signup', '/logout', '/login/'])('%s is always the account area’s', (address) => {
    expect([areaOf(address, true), areaOf(address, false)]).toEqual(['account', 'account']);
  });
});
