import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { hrefOf, isAt, needsSession, paths } from './routes.ts';

const matches = (name: keyof typeof paths, pathname: string) => matchPath(paths[name], pathname) !== null;

describe('addresses of screens', () => {
  it.each([
    ['home', '/'],
    ['films', '/films'],
    ['login', '/login'],
    ['signup', '/signup'],
    ['logout', '/logout'],
    ['forgotPassword', '/forgot-password'],
    ['resetPassword', '/reset-password/abc'],
    ['invitation', '/invitation/abc'],
    ['contract', '/contract/abc'],
    ['contractCancelled', '/abc/cancelled'],
    ['contractSigned', '/abc/signed'],
    ['overview', '/overview'],
    ['profile', '/profile'],
    ['changePassword', '/change-password'],
    ['resources', '/resources'],
  ] as const)('%s matches %s exactly (R-001 to R-015, R-025)', (name, pathname) => {
    expect([matches(name, pathname), matches(name, `${pathname === '/' ? '' : pathname}/more`)]).toEqual([true, false]);
  });

  it.each([
    ['autoLogin', '/auto-login'],
    ['filmView', '/films/view/7'],
    ['terms', '/terms'],
    ['payment', '/payment'],
    ['assignVideoOrder', '/my-channel/7/assign-video-order'],
    ['myChannel', '/my-channel'],
  ] as const)('%s matches what begins with %s (R-016 to R-021, R-026)', (name, pathname) => {
    expect([matches(name, pathname), matches(name, `${pathname}/more`)]).toEqual([true, true]);
  });

  it.each([
    '/',
    '/films/',
    '/FILMS',
    '/films/view',
    '/films/view/7/more',
    '/login/more',
    '/contract/signed',
    '/a/b/signed',
    '/auto-login',
    '/payments',
    '/my-channel/7/assign-video-order/',
    '/nowhere/at/all',
    '//evil.example',
  ])('%s is at the same patterns as React Router finds', (pathname) => {
    const all = Object.values(paths);
    expect(all.filter((path) => isAt(path, pathname))).toEqual(all.filter((path) => matchPath(path, pathname) !== null));
  });

  it.each([
    [paths.payment, '/payment'],
    [paths.home, '/'],
    [paths.filmView, '/films/view/:id'],
  ] as const)('%s is led to as %s', (path, href) => {
    expect(hrefOf(path)).toBe(href);
  });
});

describe('who needs a session (R-029)', () => {
  it.each([
    '/',
    '/films',
    '/films/view/7',
    '/overview',
    '/profile',
    '/change-password',
    '/resources',
    '/payment',
    '/terms/x',
    '/my-channel',
    '/films?search=a/b#row',
  ])('%s does', (pathname) => expect(needsSession(pathname)).toBe(true));

  it.each([
    '/login',
    '/signup',
    '/logout',
    '/forgot-password',
    '/reset-password/x',
    '/invitation/x',
    '/contract/x',
    '/x/signed',
    '/auto-login',
    '/nowhere',
    '/nowhere?to=/films',
    '//evil.example/films',
  ])('%s does not', (pathname) => expect(needsSession(pathname)).toBe(false));
});
