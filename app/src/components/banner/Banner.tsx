import { mergeClasses } from '@fluentui/react-components';
import { useBannerStyles } from './Banner.styles.ts';

/** Props of {@link Banner}. */
export interface BannerProps {
  readonly intent: 'error' | 'success';
  /** `undefined`: nothing is shown. */
  readonly message: string | undefined;
}

/** Outlines of the marks, in a square of 20 by 20: shape and not only colour tells the two apart. */
const marks = {
  error: 'M10 2.5l7.5 7.5-7.5 7.5L2.5 10zM10 6.5v4.5M10 13.4v.1',
  success: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM6.8 10.3l2.2 2.2 4.3-4.5',
} as const;

/** A text above a form, said aloud when it appears. Plain markup: Fluent's message bar brings 8 kB (gzip) to every login page. */
export function Banner({ intent, message }: BannerProps) {
  const styles = useBannerStyles();
  return (
    <div role={intent === 'error' ? 'alert' : 'status'}>
      {message !== undefined && (
        <div className={mergeClasses(styles.bar, styles[intent])}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path
              d={marks[intent]}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span>{message}</span>
        </div>
      )}
    </div>
  );
}
