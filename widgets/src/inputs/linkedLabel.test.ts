import { describe, expect, it } from 'vitest';
import { getLinkedLabel } from './linkedLabel.ts';

const label = 'I accept the Terms and Conditions today';

describe('a link inside a label (R-136)', () => {
  it.each(['/terms', 'https://example.org/terms', 'HTTP://example.org', '/'])('leads to %s', (href) => {
    expect(getLinkedLabel(label, { label: 'Terms and Conditions', href })).toEqual({
      before: 'I accept the ',
      link: 'Terms and Conditions',
      href,
      after: ' today',
    });
  });

  it.each([
    { link: undefined },
    { link: { label: 'Privacy', href: '/terms' } },
    { link: { label: '', href: '/terms' } },
    { link: { label: 'Terms', href: 'javascript:alert(1)' } },
    { link: { label: 'Terms', href: '//evil.example' } },
    { link: { label: 'Terms', href: '/\\evil.example' } },
    { link: { label: 'Terms', href: 'data:text/html,x' } },
    { link: { label: 'Terms', href: 'terms' } },
    { link: { label: 'Terms' } },
    { link: '/terms' },
  ])('is not made of $link', ({ link }) => {
    expect(getLinkedLabel(label, link)).toBeUndefined();
  });
});
