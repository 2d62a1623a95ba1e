const controls =
  'input:not([type="hidden"]):not([hidden]), select, textarea, button, [role="combobox"], [role="listbox"], [role="radiogroup"], [role="switch"], [role="slider"]';

const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').trim();

/** Each label of the page by the id that it names. */
const labelsById = (): ReadonlyMap<string, readonly Element[]> => {
  const labels = new Map<string, Element[]>();
  for (const label of document.querySelectorAll('label[for]')) {
    const id = label.getAttribute('for') ?? '';
    labels.set(id, [...(labels.get(id) ?? []), label]);
  }
  return labels;
};

/** Where a control may take its name from, in the order of the standard (accname 1.2), without what styles would add. */
const nameOf = (control: HTMLElement, labels: ReturnType<typeof labelsById>): string => {
  const labelledBy = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
  const names = [
    labelledBy.map((id) => textOf(document.getElementById(id)) || document.getElementById(id)?.ariaLabel || '').join(' '),
    control.getAttribute('aria-label') ?? '',
    ...[...(labels.get(control.id) ?? []), control.closest('label')].map(textOf),
    control.matches('button, [role="button"]') ? textOf(control) : '',
    control.getAttribute('title') ?? '',
  ];
  return names.map((name) => name.trim()).find((name) => name !== '') ?? '';
};

/** The controls below an element that no assistive technology could name, as HTML. */
export const unlabelledControls = (container: HTMLElement): readonly string[] => {
  const labels = labelsById();
  return [...container.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.closest('[aria-hidden="true"], [hidden]') === null)
    .filter((control) => nameOf(control, labels) === '')
    .map((control) => control.outerHTML);
};

/** The labels below an element, each as often as it stands there. */
export const labelsOf = (container: HTMLElement): readonly string[] =>
  [...container.querySelectorAll('label, legend, [id$="__title"]')].map(textOf);

/** The ids below an element that stand there more than once. */
export const repeatedIds = (container: HTMLElement): readonly string[] => {
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
};

/** The ids below an element that are no ids, for white space is in them: whatever refers to one refers to several. */
export const brokenIds = (container: HTMLElement): readonly string[] =>
  [...container.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => /\s/.test(id));
