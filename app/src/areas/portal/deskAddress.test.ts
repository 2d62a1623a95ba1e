import { expect, it } from 'vitest';
import { deskAddressOf } from './deskAddress.ts';

it.each([
  ['/films/view/12', '/staff/films/12'],
  ['/films/view/12/anything', '/staff/films/12'],
  ['/my-channel', '/staff/channels'],
  ['/my-channel/4/assign-video-order', '/staff/channels/4'],
  ['/resources', '/staff/resources'],
  ['/change-password', '/staff/change-password'],
  ['/', '/staff'],
  ['/overview', '/staff'],
  ['/payment', '/staff'],
  ['/films/view/a%20b', '/staff/films/a%20b'],
])('at %s the staff are led to %s', (address, expected) => {
  expect(deskAddressOf(address)).toBe(expected);
});
