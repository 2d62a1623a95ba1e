import { describe, expect, it } from 'vitest';
import { axeViolations } from './axeViolations.ts';

/** A state in which a widget must hold what it promises. */
export type WidgetState =
  | { readonly kind: 'empty' | 'filled' | 'disabled' | 'readOnly' }
  | { readonly kind: 'error'; readonly message: string };

/** A widget on the page. */
export interface MountedWidget {
  /** What holds the field and nothing else. */
  readonly container: HTMLElement;
  /** The element that the field's DOM id leads to; `null` where a widget that cannot be changed shows text only. */
  readonly control: HTMLElement | null;
}

/** Puts a widget on the page in a state, with all of its code there. The page is cleared after each test. */
export type MountWidget = (state: WidgetState) => Promise<MountedWidget>;

/** What a widget's example promises. */
export interface WidgetPromise {
  readonly label: string;
  readonly hint: string;
  /** How the example's value reads for a person. */
  readonly reads: string;
}

// The heading of a fold is no control: what is disabled can be read all the same.
const controls =
  'input:not([type="hidden"]):not([hidden]), select, textarea, button:not([aria-controls$="-panel"]), [tabindex="0"]:not(a)';

const referenced = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);

const textOf = (element: Element, attribute: string) =>
  referenced(element, attribute)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

const nameOf = (element: Element) =>
  textOf(element, 'aria-labelledby') ||
  element.getAttribute('aria-label') ||
  [...document.querySelectorAll(`label[for="${element.id}"]`)].map((label) => label.textContent).join(' ');

const present = ({ control }: MountedWidget): HTMLElement => {
  if (!control) throw new Error('No element has the DOM id of the field');
  return control;
};

const readableText = (container: HTMLElement) =>
  [
    container.textContent,
    ...[...container.querySelectorAll('input, textarea')].map((element) => Reflect.get(element, 'value')),
  ].join(' ');

const expectReferences = (container: HTMLElement) => {
  for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls']) {
    for (const element of container.querySelectorAll(`[${attribute}]`)) {
      for (const id of referenced(element, attribute))
        expect(document.getElementById(id), `${attribute} #${id}`).not.toBeNull();
    }
  }
};

/**
 * What every widget must do, whoever wrote it: name and describe its control, tell its error, be reached by keyboard,
 * be disabled as a whole, be readable when it is read-only, and pass axe in each of these states.
 */
export const describeWidgetConformance = (name: string, mount: MountWidget, { label, hint, reads }: WidgetPromise): void => {
  describe(`${name} conforms`, () => {
    it('its control bears the label', async () => {
      const mounted = await mount({ kind: 'empty' });
      expect(nameOf(present(mounted))).toContain(label);
      expectReferences(mounted.container);
    });

    it('its control is described by the hint', async () => {
      expect(textOf(present(await mount({ kind: 'empty' })), 'aria-describedby')).toContain(hint);
    });

    it('its control is marked and described by the error', async () => {
      const message = 'This is wrong.';
      const mounted = await mount({ kind: 'error', message });
      const control = present(mounted);
      expect(textOf(control, 'aria-describedby')).toContain(message);
      if (control.matches('input, select, textarea, [role="radiogroup"]')) {
        expect(control.getAttribute('aria-invalid')).toBe('true');
      }
      expectReferences(mounted.container);
    });

    it('the keyboard reaches it', async () => {
      const control = present(await mount({ kind: 'filled' }));
      const reached = control.matches(controls) ? control : control.querySelector<HTMLElement>(controls);
      reached?.focus();
      expect(reached).not.toBeNull();
      expect(document.activeElement).toBe(reached);
      expect(reached?.tabIndex).toBeGreaterThanOrEqual(0);
    });

    it('it shows its value', async () => {
      const { container, control } = await mount({ kind: 'filled' });
      const isTicked = control instanceof HTMLInputElement && control.checked;
      const chosen = [...container.querySelectorAll('option:checked, input:checked + * + label')].map(
        (found) => found.textContent,
      );
      expect(isTicked ? label : [readableText(container), ...chosen].join(' ')).toContain(reads);
    });

    it('disabled, none of it can be used', async () => {
      const { container } = await mount({ kind: 'disabled' });
      for (const element of container.querySelectorAll(controls)) {
        expect(element.matches(':disabled, [aria-disabled="true"]'), element.outerHTML).toBe(true);
      }
    });

    it('read-only, it is read, not greyed out, and cannot be changed', async () => {
      const { container } = await mount({ kind: 'readOnly' });
      expect(readableText(container)).toContain(reads);
      for (const element of container.querySelectorAll('input:not([type="hidden"]):not([hidden]), select, textarea')) {
        const isLocked = element.matches('[readonly], [aria-readonly="true"], [type="color"]:disabled');
        const group = element.closest('[role="radiogroup"][aria-readonly="true"]');
        expect(isLocked || group !== null, element.outerHTML).toBe(true);
      }
    });

    it.each<WidgetState>([
      { kind: 'empty' },
      { kind: 'filled' },
      { kind: 'error', message: 'This is wrong.' },
      { kind: 'disabled' },
      { kind: 'readOnly' },
    ])('axe finds nothing: $kind', async (state) => {
      const { container } = await mount(state);
      expect(await axeViolations(container)).toEqual([]);
    });
  });
};
