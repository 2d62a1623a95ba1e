import type { Contender, CreateContender, Task } from './contenders/contender.ts';
import { documentOf, firstText } from './data.ts';
import { createDriver, type FormDriver, findWithText, inTask, painted } from './driver.ts';

/** What the driver calls in the page. */
export interface BenchPage extends FormDriver {
  /** Draws the form and says how long it took to the first field's presence in a laid-out page, in ms. */
  mount(size: number, isFaulty: boolean, live: boolean): Promise<number>;
  unmount(): void;
  castLength(): number;
  complaints(): number;
}

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
  const driver = createDriver({
    container,
    workload,
    firstText: firstText(workload),
    size: () => size,
    button(press, row) {
      if (press === 'add') return contender.addButton(container);
      if (press === 'submit') return contender.submitButton(container);
      if (!row) return undefined;
      return press === 'remove' ? contender.removeButton(container, row) : contender.moveButton?.(container, row);
    },
  });

  const page: BenchPage = {
    ...driver,
    async mount(count, isFaulty, live) {
      size = count;
      const data = documentOf(workload, size, isFaulty);
      const from = await inTask(() => contender.mount(container, data, live));
      const first = workload === 'flat' && isFaulty ? `Value ${size - 1}` : firstText(workload);
      while (!findWithText(container, first)) await new Promise((done) => setTimeout(done));
      void container.offsetHeight;
      const took = performance.now() - from;
      await painted();
      return took;
    },
    unmount() {
      contender.unmount();
      container.replaceChildren();
    },
    castLength: () => contender.castLength(),
    complaints: () => contender.complaints(),
  };
  Object.assign(globalThis, { bench: page });
};
