import type { Complaint } from '@reelform/engine/compile';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { readStyleNonce } from '../styleNonce.ts';
import { text } from '../text.ts';
import { useCodePaneStyles } from './CodePane.styles.ts';
import { createEditor, type Editor, type LeftEditor } from './createEditor.ts';

/** Props of {@link CodeEditor}. */
export interface CodeEditorProps {
  readonly file: string;
  readonly content: string;
  /** Complaints about this file. */
  readonly complaints: readonly Complaint[];
  /** A complaint whose place is to be shown; a new object shows it again. */
  readonly place: { readonly complaint: Complaint } | undefined;
  /** What the editors of files were left as, by file. */
  readonly left: Map<string, LeftEditor>;
  readonly onChange: (content: string) => void;
}

/** The editor of one file. */
export function CodeEditor({ file, content, complaints, place, left, onChange }: CodeEditorProps) {
  const styles = useCodePaneStyles();
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const latest = useRef({ content, onChange });
  useLayoutEffect(() => {
    latest.current = { content, onChange };
  });

  useEffect(() => {
    if (!parent.current) return;
    const created = createEditor({
      parent: parent.current,
      content: latest.current.content,
      label: text('editor', { file }),
      nonce: readStyleNonce(),
      left: left.get(file),
      onChange: (next) => latest.current.onChange(next),
    });
    editor.current = created;
    return () => void left.set(file, created.destroy());
  }, [file, left]);
  useEffect(() => editor.current?.setContent(content), [content]);
  const shown = JSON.stringify(complaints);
  useEffect(() => editor.current?.setComplaints(JSON.parse(shown)), [shown]);
  useEffect(() => {
    if (place) editor.current?.goTo(place.complaint.line, place.complaint.column);
  }, [place]);

  return <div ref={parent} className={styles.editor} />;
}
