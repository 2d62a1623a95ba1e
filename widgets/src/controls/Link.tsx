import type { ComponentProps } from 'react';
import { useInlineClass } from './inlineLink.styles.ts';
import { useLinkClass } from './link.styles.ts';

/** Props of {@link Link}; those of an `<a>`. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Stands within a text and is told from it by a line. */
  readonly isInline?: boolean;
}

/** A link. */
export function Link({ isInline = false, className, ...anchor }: LinkProps) {
  const plain = useLinkClass();
  const inline = useInlineClass();
  const root = isInline ? inline : plain;
  return <a {...anchor} className={className ? `${root} ${className}` : root} />;
}
