import { compileForm, type FormCompiler, type FormResult } from './compileForm.ts';
import { areUnchanged, type FilesRead } from './filesRead.ts';

/** What a form came to, and what it was made of. */
interface Known {
  readonly given: string;
  readonly files: FilesRead;
  readonly result: FormResult;
}

/** How many states of a form are remembered: the last one, and the one before, since a change is often taken back. */
const mostStates = 2;

/**
 * Compiles forms of one vocabulary, and hands over again what a form came to from the same files, its own and those that
 * they refer to, byte by byte, and from the same messages of all forms. A form with a complaint is compiled anew.
 */
export const createFormMemory = (): FormCompiler => {
  const forms = new Map<string, readonly Known[]>();
  return async (files, sharedMessages, vocabulary, timeLimit) => {
    const { name } = files;
    const given = JSON.stringify([files, sharedMessages]);
    const states = forms.get(name) ?? [];
    const known = states.find((state) => state.given === given && areUnchanged(state.files));
    const now = known ?? { given, ...(await compileForm(files, sharedMessages, vocabulary, timeLimit)) };
    if ('form' in now.result) forms.set(name, [now, ...states.filter((state) => state !== known)].slice(0, mostStates));
    return now;
  };
};
