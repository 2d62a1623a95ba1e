import { configure, getConfig } from '@testing-library/dom';

const terse = (message: string | null) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

let isQuick = false;

/**
 * While something is waited for, each look that fails says what is missing and no more: it printed the whole page, a
 * tenth of the time of a dialog's test. The page is printed once nobody waits any longer.
 */
export const quickenErrors = (): void => {
  if (isQuick) return;
  isQuick = true;
  configure(({ getElementError }) => ({
    getElementError(message, container) {
      const isWaiting: unknown = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics');
      return isWaiting ? terse(message) : getElementError(message, container);
    },
  }));
};
