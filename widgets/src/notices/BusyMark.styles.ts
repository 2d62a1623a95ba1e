import { makeResetStyles, tokens } from '@fluentui/react-components';

/** Class of the turning ring. */
export const useBusyMarkClass = makeResetStyles({
  display: 'block',
  boxSizing: 'border-box',
  width: '16px',
  height: '16px',
  borderRadius: tokens.borderRadiusCircular,
  border: `2px solid ${tokens.colorNeutralStroke1}`,
  borderTopColor: tokens.colorBrandStroke1,
  animationName: { to: { transform: 'rotate(360deg)' } },
  animationDuration: '1s',
  animationIterationCount: 'infinite',
  animationTimingFunction: 'linear',
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '4s' },
});
