import { defaultKeymap, history, historyField, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Complaint } from '@reelform/engine/compile';
import { editorStyle } from './editorStyle.ts';

/** What an editor is made with. */
export interface EditorSettings {
  readonly parent: HTMLElement;
  readonly content: string;
  /** Its name for assistive technology. */
  readonly label: string;
  /** Carried by its style elements, as the content security policy asks. */
  readonly nonce: string | undefined;
  /** What an editor of the same file left, so that what was done there can be undone. */
  readonly left: LeftEditor | undefined;
  readonly onChange: (content: string) => void;
}

/** Text, cursor and history of an editor, as CodeMirror writes them. */
export type LeftEditor = { readonly [field: string]: unknown };

/** An editor of one JSON text. */
export interface Editor {
  /** Shows another text, unless it is the one that stands there. */
  setContent(content: string): void;
  setComplaints(complaints: readonly Complaint[]): void;
  /** Puts the cursor at a place and shows it. Lines and columns count from 1. */
  goTo(line: number, column: number): void;
  /** Takes the editor away. What it answers opens another one as this was left. */
  destroy(): LeftEditor;
}

/** What is kept of an editor beside its text and its cursor. */
const kept = { history: historyField };

/** Opens an editor. Tab is left to the page, so that nobody is caught in it. */
export const createEditor = ({ parent, content, label, nonce, left, onChange }: EditorSettings): Editor => {
  let isOwnChange = false;
  const extensions = [
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    history(),
    drawSelection({ cursorBlinkRate: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1200 }),
    indentUnit.of('  '),
    indentOnInput(),
    bracketMatching(),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    json(),
    lintGutter(),
    editorStyle,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    ...(nonce === undefined ? [] : [EditorView.cspNonce.of(nonce)]),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged && !isOwnChange) onChange(state.doc.toString());
    }),
  ];
  const state = left ? EditorState.fromJSON(left, { extensions }, kept) : EditorState.create({ doc: content, extensions });
  const view = new EditorView({ parent, state });
  const positionOf = (line: number, column: number) => {
    const { doc } = view.state;
    const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    return Math.min(from + column - 1, to);
  };
  const setContent = (next: string) => {
    const now = view.state.doc.toString();
    if (now === next) return;
    isOwnChange = true;
    view.dispatch({ changes: { from: 0, to: now.length, insert: next } });
    isOwnChange = false;
  };
  setContent(content);
  return {
    setContent,
    setComplaints(complaints) {
      const diagnostics = complaints.map(({ line, column, message }) => {
        const from = positionOf(line, column);
        const { to } = view.state.doc.lineAt(from);
        return { from, to, severity: 'error' as const, message };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    goTo(line, column) {
      const anchor = positionOf(line, column);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
    destroy() {
      view.destroy();
      return view.state.toJSON(kept);
    },
  };
};
