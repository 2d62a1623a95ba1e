import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import { usePageFoot } from '../../../components/pageFoot.ts';
import { useText } from '../../../portal/PortalContext.ts';
import { useDetailsStyles } from './details.styles.ts';
import { useFormFooterStyles } from './FormFooter.styles.ts';
import { FormButtonsContext } from './FormFooter.tsx';

/** Props of {@link DetailsFrame}. */
export interface DetailsFrameProps {
  /** Whether there are entries that are not saved. */
  readonly isDirty: boolean;
  /** Whether nothing can be saved: the buttons then keep no room of the screen. @default false */
  readonly isLocked?: boolean;
  /** Stands beside the content where there is room, else above it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around a film's details: the panel beside them, and the footer with the form's buttons. */
export function DetailsFrame({ isDirty, isLocked = false, aside, children }: DetailsFrameProps) {
  const text = useText();
  const styles = useDetailsStyles();
  const footerStyles = useFormFooterStyles();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const foot = usePageFoot();
  const buttons = useMemo(() => ({ footer }), [footer]);
  return (
    <FormButtonsContext value={buttons}>
      <div className={mergeClasses(styles.columns, aside !== undefined && styles.withAside)}>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        <div className={styles.main}>{children}</div>
      </div>
      <div ref={isLocked ? undefined : foot} className={mergeClasses(footerStyles.footer, isLocked && footerStyles.resting)}>
        <span role="status" className={footerStyles.state}>
          {isDirty ? text('details.unsaved') : ''}
        </span>
        <div ref={setFooter} className={footerStyles.buttons} />
      </div>
    </FormButtonsContext>
  );
}
