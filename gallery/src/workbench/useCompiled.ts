import type { Complaint } from '@reelform/engine/compile';
import { useEffect, useRef, useState } from 'react';
import type { ExampleFiles } from '../../exchange.ts';
import { text } from '../text.ts';
import { type CompiledExample, compileExample } from './compileExample.ts';
import { dataFile } from './readData.ts';

/** Pause in the typing after which files are compiled, in milliseconds. */
const quiet = 250;

/** Pause after which a server that did not answer is asked again, in milliseconds. */
const again = 2_000;

/** Where compiling stands. */
export interface CompileState {
  /** The last version that compiled; `undefined` before the first. */
  readonly compiled: CompiledExample | undefined;
  /** What is wrong with the files as they stand. */
  readonly complaints: readonly Complaint[];
  readonly isCompiling: boolean;
}

const start: CompileState = { compiled: undefined, complaints: [], isCompiling: true };

const unreachable: Complaint = { file: 'schema.json', line: 1, column: 1, pointer: '', message: text('unreachable') };

/** What was compiled, with the form as it is known where its bytes are the same: a form keeps its entries as long as it is one. */
const withKnownForm = (compiled: CompiledExample, known: CompiledExample | undefined): CompiledExample =>
  known?.address === compiled.address ? { ...compiled, form: known.form } : compiled;

/** An example's files, compiled again when they change; its data do not count. */
export const useCompiled = (files: ExampleFiles): CompileState => {
  const [state, setState] = useState(start);
  const wanted = JSON.stringify(Object.entries(files).filter(([name]) => name !== dataFile));
  const isFirst = useRef(true);
  useEffect(() => {
    const abort = new AbortController();
    const compile = async () => {
      // While it is asked again its silence stays told.
      setState((was) => ({ ...was, isCompiling: was.complaints[0] !== unreachable }));
      try {
        const outcome = await compileExample(Object.fromEntries(JSON.parse(wanted)), abort.signal);
        if (abort.signal.aborted) return;
        setState((was) =>
          outcome.kind === 'compiled'
            ? { compiled: withKnownForm(outcome.compiled, was.compiled), complaints: [], isCompiling: false }
            : { ...was, complaints: outcome.complaints, isCompiling: false },
        );
      } catch {
        if (abort.signal.aborted) return;
        setState((was) => ({ ...was, complaints: [unreachable], isCompiling: false }));
        timer = setTimeout(compile, again);
      }
    };
    let timer = setTimeout(compile, isFirst.current ? 0 : quiet);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);
  return state;
};
