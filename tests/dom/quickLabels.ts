import { implOf } from './implOf.ts';

/** Grows with each change of the page. */
interface Changes {
  readonly _version: number;
}

const LABELABLE = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'];

const isLabelable = (element: Element) =>
  LABELABLE.includes(element.localName) && !(element instanceof HTMLInputElement && element.type === 'hidden');

const controlOf = (label: HTMLLabelElement): Element | null => {
  const id = label.getAttribute('for');
  if (id === null) return [...label.querySelectorAll(LABELABLE.join())].find(isLabelable) ?? null;
  const named = id === '' ? null : label.ownerDocument.getElementById(id);
  return named && isLabelable(named) ? named : null;
};

/** Which labels the controls of a page have, in the order of the page. */
const labelsByControl = (document: Document) => {
  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.getElementsByTagName('label')) {
    const control = controlOf(label);
    if (!control) continue;
    const others = labels.get(control);
    if (others) others.push(label);
    else labels.set(control, [label]);
  }
  return labels;
};

const redefined = (prototype: object, name: string, get: (this: Element, before: () => unknown) => unknown) => {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  const original = descriptor?.get;
  if (!original) throw new Error(`jsdom keeps '${name}' elsewhere now: see whether this is still needed.`);
  Object.defineProperty(prototype, name, {
    ...descriptor,
    get(this: Element) {
      return get.call(this, () => original.call(this));
    },
  });
};

const quick = new WeakSet<Document>();

/**
 * Makes `labels` and `control` quick. For each control jsdom goes through the whole page, and for each label of it once
 * more: a third of the time of a screen's test, whose queries ask for labels. Here all are found at once, until the page
 * changes. Outside of the page jsdom answers as before.
 *
 * @throws when jsdom keeps one of the two elsewhere
 */
export const quickenLabels = (document: Document): void => {
  const { defaultView: view } = document;
  if (!view || quick.has(document)) return;
  quick.add(document);
  const changes = implOf<Changes>(document);
  let version = -1;
  let labels: ReturnType<typeof labelsByControl> = new Map();
  const labelsOf = (control: Element) => {
    if (version !== changes._version) labels = labelsByControl(document);
    version = changes._version;
    return labels.get(control) ?? [];
  };
  redefined(view.HTMLLabelElement.prototype, 'control', function (before) {
    return this.isConnected && this.ownerDocument === document ? controlOf(this as HTMLLabelElement) : before();
  });
  const controls = [
    view.HTMLButtonElement,
    view.HTMLInputElement,
    view.HTMLMeterElement,
    view.HTMLOutputElement,
    view.HTMLProgressElement,
    view.HTMLSelectElement,
    view.HTMLTextAreaElement,
  ];
  for (const { prototype } of controls) {
    redefined(prototype, 'labels', function (before) {
      if (!this.isConnected || this.ownerDocument !== document) return before();
      return isLabelable(this) ? labelsOf(this) : null;
    });
  }
};
