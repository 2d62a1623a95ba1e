import { firstText } from './data.ts';
import { createDriver, type FormDriver, findWithText, inTask, painted } from './driver.ts';

/** What the driver calls in the portal's page of a film. */
export interface PortalDriver extends FormDriver {
  /** Goes back to the film's page, from the list of films: ms to the first field's presence in a laid-out page. */
  mount(): Promise<number>;
  castLength(): number;
}

/** Drives the details of a film with `size` people in the cast, in the portal's own page. */
export const startPortalDriver = (size: number) => {
  const first = firstText('film-details');
  const container = document.body;
  const driver = createDriver({
    container,
    workload: 'film-details',
    firstText: first,
    size: () => size,
    button: (press) => {
      const part = { add: 'cast__add', remove: 'cast_0__remove', move: 'cast_0__moveDown', submit: undefined }[press];
      return part === undefined ? undefined : document.getElementById(`details_${part}`);
    },
  });
  const page: PortalDriver = {
    ...driver,
    async mount() {
      const from = await inTask(() => history.back());
      while (!findWithText(container, first)) await new Promise((done) => setTimeout(done));
      void container.offsetHeight;
      const took = performance.now() - from;
      await painted();
      return took;
    },
    castLength: () => Number(document.querySelector('#details_cast [aria-setsize]')?.getAttribute('aria-setsize')),
  };
  Object.assign(globalThis, { bench: page });
};
