// Setup of the tests with a DOM.
import { configure } from '@testing-library/dom';
import { layOut } from './layOut.ts';
import { quickenLabels } from './quickLabels.ts';
import { quickenStyles } from './quickStyles.ts';

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

// The files share a page: each begins with nothing kept.
localStorage.clear();
quickenStyles(document);
quickenLabels(document);
layOut(document);
// A busy machine is no fault: what comes is waited for longer than the default second.
configure({ asyncUtilTimeout: 10_000 });
