/** What marks a link as the current one, or as the first to press, in forced colours, which take its ground away. */
export const forcedCurrent = {
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
} as const;
