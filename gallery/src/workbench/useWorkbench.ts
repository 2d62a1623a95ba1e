import type { FormHandle } from '@reelform/engine';
import type { Complaint } from '@reelform/engine/compile';
import type { JsonObject } from '@reelform/engine/validation';
import { type RefObject, useRef, useState } from 'react';
import type { Example, ExampleFiles } from '../../exchange.ts';
import type { CompiledExample } from './compileExample.ts';
import { dataFile, readData, writeData } from './readData.ts';
import { useCompiled } from './useCompiled.ts';

/** An example under one's hands. */
export interface Workbench {
  readonly example: Example;
  /** Texts of its files as they stand. */
  readonly files: ExampleFiles;
  /** Files whose text differs from the example's. */
  readonly edits: ExampleFiles;
  readonly compiled: CompiledExample | undefined;
  readonly complaints: readonly Complaint[];
  readonly isCompiling: boolean;
  /** The form's data as they stand. */
  readonly data: JsonObject;
  /** Of the form that is shown. */
  readonly handle: RefObject<FormHandle | null>;
  readonly setFile: (name: string, content: string) => void;
  /** For `onChange` of the form. */
  readonly onData: (data: JsonObject) => void;
}

const same = (one: JsonObject, other: JsonObject) => JSON.stringify(one) === JSON.stringify(other);

/** The state of an example that is tried out, beginning with some of its files changed. */
export const useWorkbench = (example: Example, edited: ExampleFiles): Workbench => {
  const [files, setFiles] = useState<ExampleFiles>({ ...example.files, ...edited });
  const [data, setData] = useState<JsonObject>(() => {
    const read = readData(files[dataFile] ?? '{}');
    return 'data' in read ? read.data : {};
  });
  const handle = useRef<FormHandle>(null);
  const { compiled, complaints, isCompiling } = useCompiled(files);
  const read = readData(files[dataFile] ?? '{}');
  const changed = Object.entries(files).filter(([name, content]) => content !== example.files[name]);
  return {
    example,
    files,
    edits: Object.fromEntries(changed),
    compiled,
    complaints: 'complaint' in read ? [...complaints, read.complaint] : complaints,
    isCompiling,
    data,
    handle,
    setFile(name, content) {
      setFiles((was) => ({ ...was, [name]: content }));
      if (name !== dataFile) return;
      const next = readData(content);
      if (!('data' in next) || same(next.data, data)) return;
      setData(next.data);
      handle.current?.replace(next.data);
    },
    onData(next) {
      setData(next);
      setFiles((was) => {
        const shown = readData(was[dataFile] ?? '{}');
        return 'data' in shown && same(shown.data, next) ? was : { ...was, [dataFile]: writeData(next) };
      });
    },
  };
};
