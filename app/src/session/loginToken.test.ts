// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { takeLoginToken } from './loginToken.ts';

const openAt = (address: string) => {
  window.history.pushState(null, '', address);
  return [takeLoginToken(window), window.location.pathname + window.location.search];
};

describe('the secret of a login link (R-016, R-320)', () => {
  it.each([
    ['/auto-login?auth=s3cret', 's3cret', '/auto-login'],
    ['/auto-login/more?a=1&auth=s3cret#there', 's3cret', '/auto-login/more'],
    ['/auto-login?auth=', undefined, '/auto-login'],
    ['/auto-login?token=s3cret', undefined, '/auto-login'],
    ['/auto-login', undefined, '/auto-login'],
    ['/login?auth=s3cret', undefined, '/login?auth=s3cret'],
  ])('%s', (address, token, left) => {
    expect(openAt(address)).toEqual([token, left]);
  });
});
