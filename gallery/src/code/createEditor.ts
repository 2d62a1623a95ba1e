import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
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
  readonly onChange: (content: string) => void;
}

/** An editor of one JSON text. */
export interface Editor {
  /** Shows another text, unless it is the one that stands there. */
  setContent(content: string): void;
  setComplaints(complaints: readonly Complaint[]): void;
  /** Puts the cursor at a place and shows it. Lines and columns count from 1. */
  goTo(line: number, column: number): void;
  destroy(): void;
}

/** Opens an editor. Tab is left to the page, so that nobody is caught in it. */
export const createEditor = ({ parent, content, label, nonce, onChange }: EditorSettings): Editor => {
  let isOwnChange = false;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: content,
      extensions: [
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
      ],
    }),
  });
  const positionOf = (line: number, column: number) => {
    const { doc } = view.state;
    const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    return Math.min(from + column - 1, to);
  };
  return {
    setContent(next) {
      const now = view.state.doc.toString();
      if (now === next) return;
      isOwnChange = true;
      view.dispatch({ changes: { from: 0, to: now.length, insert: next } });
      isOwnChange = false;
    },
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
    destroy: () => view.destroy(),
  };
};
