import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tokens } from '@fluentui/react-components';
import { tags } from '@lezer/highlight';

const look = EditorView.theme({
  '&': {
    height: '100%',
    fontSize: '13px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: tokens.fontFamilyMonospace, lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: '12px 0', caretColor: tokens.colorNeutralForeground1 },
  '.cm-line': { padding: '0 12px 0 6px' },
  '.cm-cursor': { borderLeftColor: tokens.colorNeutralForeground1 },
  '.cm-gutters': { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground3, border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 12px', minWidth: '24px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': { backgroundColor: tokens.colorNeutralBackground1Hover },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: tokens.colorBrandBackground2Pressed,
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: tokens.colorBrandBackground2, outline: 'none' },
  '.cm-tooltip': {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow8,
  },
  '.cm-diagnostic-error': { borderLeftColor: tokens.colorStatusDangerBorder2 },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: tokens.colorBrandForegroundLink },
  { tag: tags.string, color: tokens.colorPaletteGreenForeground1 },
  { tag: tags.number, color: tokens.colorPaletteBerryForeground1 },
  { tag: [tags.bool, tags.null], color: tokens.colorPaletteDarkOrangeForeground1 },
  { tag: tags.punctuation, color: tokens.colorNeutralForeground3 },
]);

/** How the editor looks: Fluent's own colours, so that both themes hold. */
export const editorStyle = [look, syntaxHighlighting(colours)];
