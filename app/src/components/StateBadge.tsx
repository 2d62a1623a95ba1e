import { Badge, type BadgeProps, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useStateBadgeStyles } from './StateBadge.styles.ts';

/** Props of {@link StateBadge}. */
export interface StateBadgeProps {
  readonly color: NonNullable<BadgeProps['color']>;
  readonly isLarge?: boolean;
  readonly children: ReactNode;
}

/** Says how something stands, in several lines where there is no room for one. */
export function StateBadge({ color, isLarge = false, children }: StateBadgeProps) {
  const styles = useStateBadgeStyles();
  return (
    <Badge
      appearance="tint"
      shape="rounded"
      size={isLarge ? 'large' : 'medium'}
      color={color}
      className={mergeClasses(styles.badge, isLarge && styles.large)}
    >
      {children}
    </Badge>
  );
}
