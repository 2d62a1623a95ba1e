import { usePortal } from '../portal/PortalContext.ts';

/** Props of {@link ProgramTitle}. */
export interface ProgramTitleProps {
  readonly title: string;
  /** The program's address, or its path on the platform; `null`: it has none. */
  readonly programLink: string | null;
  /** Of the link. */
  readonly className: string;
}

/** A program's title, linked to the program on the platform where it has an address. */
export function ProgramTitle({ title, programLink, className }: ProgramTitleProps) {
  const { config } = usePortal();
  if (programLink === null) return title;
  return (
    <a href={new URL(programLink, config.product.url).href} target="_blank" rel="noreferrer" className={className}>
      {title}
    </a>
  );
}
