// Setup of the tests with a DOM.
import { configure } from '@testing-library/dom';
import { afterAll } from 'vitest';
import { endWithPage } from './endWithPage.ts';
import { hideAtOnce } from './hideAtOnce.ts';
import { layOut } from './layOut.ts';
import { quickenElements } from './quickElements.ts';
import { quickenErrors } from './quickErrors.ts';
import { quickenIds } from './quickIds.ts';
import { quickenLabels } from './quickLabels.ts';
import { quickenStyles } from './quickStyles.ts';

/** Vitest's own page. */
declare const jsdom: { readonly window: Pick<Window, 'localStorage' | 'sessionStorage'> };

// jsdom has none, and nothing in it has a size that could change.
window.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no `Blob.arrayBuffer` (https://w3c.github.io/FileAPI/#arraybuffer-method-algo).
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error));
    reader.readAsArrayBuffer(this);
  });
};

// Node has a `localStorage` of its own from version 25 on, which keeps nothing unless it is given a file, and Vitest leaves
// alone what is there.
for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true });

// The files share a page: each begins with nothing kept, and as the first of its visits, and leaves nothing mounted, which
// would take the next one's toasts, keys and sizes. React is not loaded for that before a file that watches it.
afterAll(async () => (await import('@testing-library/react')).cleanup());
localStorage.clear();
window.history.replaceState(null, '', '/');
endWithPage();
hideAtOnce();
quickenElements();
quickenErrors();
quickenStyles(document);
quickenLabels(document);
quickenIds(document);
layOut(document);
// A busy machine is no fault: what comes is waited for far longer than the default second.
configure({ asyncUtilTimeout: 40_000 });
