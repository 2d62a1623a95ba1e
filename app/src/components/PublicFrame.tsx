import type { ReactNode } from 'react';
import { BrandMark } from './BrandMark.tsx';
import { LanguageSwitch } from './language-menu/LanguageSwitch.tsx';
import { PageTitle } from './PageTitle.tsx';
import { usePublicFrameStyles } from './PublicFrame.styles.ts';

/** Props of {@link PublicFrame}. */
export interface PublicFrameProps {
  readonly title: string;
  readonly intro?: string | undefined;
  readonly children?: ReactNode;
  /** Links below the card's content. */
  readonly foot?: ReactNode;
}

/** A screen before login: one card under the product's name. */
export function PublicFrame({ title, intro, children, foot }: PublicFrameProps) {
  const styles = usePublicFrameStyles();
  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <BrandMark />
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
      </header>
      <main tabIndex={-1} className={styles.card}>
        <div className={styles.head}>
          <PageTitle title={title} className={styles.title} />
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        </div>
        {children}
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </main>
    </div>
  );
}
