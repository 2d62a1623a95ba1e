import { type Contender, filmWithCast } from './contenders/contender.ts';
import { createReelform } from './contenders/reelform.tsx';
import { createRjsfCore } from './contenders/rjsf-core.tsx';

/** What the driver in `run.mjs` calls in the page. */
export interface BenchPage {
  /** Draws a contender and says how long mounting and the first layout took, in ms. */
  mount(name: string, rows: number): Promise<number>;
  unmount(): void;
  /** Puts the focus, caret at the end, into the title or into the last role field. */
  focus(field: 'title' | 'role'): void;
  /** Text of the focused field. */
  text(): string;
  /** Times from a key's event to the frame that painted it, in ms, since the last call. */
  takeFrames(): number[];
}

const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

const start = async () => {
  const contenders: readonly Contender[] = [await createReelform('/form.js'), createRjsfCore()];
  const container = document.createElement('div');
  document.body.append(container);
  let mounted: Contender | undefined;
  let frames: number[] = [];
  document.addEventListener(
    'keydown',
    (event) => {
      const from = event.timeStamp;
      requestAnimationFrame(() => setTimeout(() => frames.push(performance.now() - from)));
    },
    true,
  );
  const fields = () => [...container.querySelectorAll<HTMLInputElement>('input[type="text"], input:not([type])')];
  const page: BenchPage = {
    async mount(name, rows) {
      const contender = contenders.find((one) => one.name === name);
      if (!contender) throw new Error(`no contender ${name}`);
      const data = filmWithCast(rows);
      const from = performance.now();
      contender.mount(container, data);
      void container.offsetHeight;
      const took = performance.now() - from;
      mounted = contender;
      await nextFrame();
      return took;
    },
    unmount() {
      mounted?.unmount();
      container.replaceChildren();
    },
    focus(field) {
      const all = fields();
      const target = field === 'title' ? all[0] : all.at(-1);
      target?.focus();
      target?.setSelectionRange(target.value.length, target.value.length);
    },
    text: () => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : ''),
    takeFrames() {
      const taken = frames;
      frames = [];
      return taken;
    },
  };
  Object.assign(globalThis, { bench: page });
};

void start();
