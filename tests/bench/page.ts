import type { Contender, CreateContender, Task } from './contenders/contender.ts';
import { documentOf, firstText, lastText } from './data.ts';

/** A row operation or the submission. */
type Press = 'add' | 'remove' | 'move' | 'submit';

/** What the driver calls in the page. */
export interface BenchPage {
  /** Draws the form and says how long it took to the first field's presence in a laid-out page, in ms. */
  mount(size: number, isFaulty: boolean, live: boolean): Promise<number>;
  unmount(): void;
  /** Scrolls the first or last measured field into view, as a person would, and puts the caret at its end. */
  focus(field: 'first' | 'last'): Promise<void>;
  /** Text of the focused field. */
  text(): string;
  /** Gets a button ready, in view; `false`: this form has none. */
  ready(press: Press): Promise<boolean>;
  /** Presses the button got ready and says after how many ms the frame that followed was painted. */
  press(): Promise<number>;
  castLength(): number;
  complaints(): number;
  /** Times from a key's event to the frame that painted it, in ms, since the last call. */
  takeFrames(): number[];
}

const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

const numberOf = (input: HTMLInputElement) => Number.parseInt(input.value.split(' ')[1] ?? '', 10);

/** The last cast row in the document when not all are drawn: the highest number behind 'Role '. */
const highestRole = (inputs: readonly HTMLInputElement[]) =>
  inputs
    .filter((input) => /^(Role|Value) \d+/.test(input.value))
    .reduce<HTMLInputElement | undefined>(
      (best, input) => (numberOf(input) > (best ? numberOf(best) : -1) ? input : best),
      undefined,
    );

/** Starts the page of one contender; the driver reads what to draw from the address. */
export const startPage = async (create: CreateContender) => {
  const workload = location.hash.slice(1) as Task['workload'];
  const read = async (file: string) => (await fetch(`/forms/${workload}/${file}.json`)).json();
  const [schema, ui] = await Promise.all([read('schema'), read('ui')]);
  const { 'ui:actions': _, ...uiSchema } = ui;
  const contender: Contender = await create({ workload, schema, uiSchema, moduleUrl: `/forms/${workload}.js` });
  const container = document.createElement('div');
  document.body.append(container);
  window.confirm = () => true;
  let size = 0;
  let pressed: HTMLElement | null | undefined;
  let frames: number[] = [];
  document.addEventListener(
    'keydown',
    (event) => {
      const from = event.timeStamp;
      requestAnimationFrame(() => setTimeout(() => frames.push(performance.now() - from)));
    },
    true,
  );
  const inputs = () => [...container.querySelectorAll<HTMLInputElement>('input')];
  /** The input that holds a text, whatever was typed behind it. */
  const withText = (text: string) =>
    inputs().find((input) => input.value.startsWith(text) && !/^\d/.test(input.value.slice(text.length)));
  let timeOfTask = 0;
  /** Runs `action` in a task of its own, because Chromium does not count what the driver's own calls run. */
  const inTask = (action: () => void) =>
    new Promise<void>((done, fail) =>
      setTimeout(() => {
        timeOfTask = performance.now();
        try {
          action();
          done();
        } catch (error) {
          fail(error);
        }
      }),
    );

  const lastField = async () => {
    for (let step = 0; step < 400; step += 1) {
      const found = withText(lastText(workload, size));
      if (found) return found;
      highestRole(inputs())?.scrollIntoView({ block: 'start' });
      await painted();
    }
    throw new Error('the last row never came into view');
  };
  const firstRow = async () => {
    for (let step = 0; step < 400; step += 1) {
      const found = withText('Role 0');
      if (found) return found;
      inputs()
        .find((input) => input.value.startsWith('Role '))
        ?.scrollIntoView({ block: 'end' });
      await painted();
    }
    throw new Error('the first row never came into view');
  };

  const page: BenchPage = {
    async mount(count, isFaulty, live) {
      size = count;
      const data = documentOf(workload, size, isFaulty);
      await inTask(() => contender.mount(container, data, live));
      const from = timeOfTask;
      const first = workload === 'flat' && isFaulty ? `Value ${size - 1}` : firstText(workload);
      while (!withText(first)) await new Promise((done) => setTimeout(done));
      void container.offsetHeight;
      const took = performance.now() - from;
      await painted();
      return took;
    },
    unmount() {
      pressed = undefined;
      contender.unmount();
      container.replaceChildren();
    },
    async focus(field) {
      const target = field === 'first' ? withText(firstText(workload)) : await lastField();
      target?.scrollIntoView({ block: 'center' });
      await painted();
      target?.focus();
      target?.setSelectionRange(target.value.length, target.value.length);
    },
    text: () => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : ''),
    async ready(press) {
      if (press === 'add') {
        await lastField();
        pressed = contender.addButton(container);
      } else if (press === 'submit') pressed = contender.submitButton(container);
      else {
        const row = await firstRow();
        pressed = press === 'remove' ? contender.removeButton(container, row) : contender.moveButton?.(container, row);
      }
      pressed?.scrollIntoView({ block: 'center' });
      await painted();
      return Boolean(pressed);
    },
    async press() {
      await inTask(() => pressed?.click());
      const from = timeOfTask;
      await painted();
      return performance.now() - from;
    },
    castLength: () => contender.castLength(),
    complaints: () => contender.complaints(),
    takeFrames() {
      const taken = frames;
      frames = [];
      return taken;
    },
  };
  Object.assign(globalThis, { bench: page });
};
