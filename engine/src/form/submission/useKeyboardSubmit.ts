import { type ComponentProps, type FormEvent, useMemo, useRef } from 'react';
import type { FormModule } from '../../validation/types.ts';
import { isTakenByInputMethod } from '../isTakenByInputMethod.ts';
import type { FormStore } from '../storeTypes.ts';
import type { Submitter } from './submitter.ts';

/** Kinds of `<input>` in which Enter means 'send'. */
const TEXT_TYPES = new Set(['text', 'email', 'password', 'search', 'tel', 'url', 'number', 'date', 'time', 'datetime-local']);

// Not asked of its class, which in the document of a frame is another: its type tells more.
const isControl = (target: EventTarget): target is HTMLInputElement => 'form' in target;

/** What was refused is no submission: the browser need not go about one. React's own listener is nearer than the page's. */
const dropDefault = (event: Event) => event.preventDefault();

/** The form itself, not one of the host's that stands in a widget of it, or in a dialog of a widget. */
const ownForm = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => currentTarget.querySelector('form');

/** Does in place of the browser what an event of the form itself asks for. */
const instead = (act: () => void) => (event: FormEvent<HTMLElement>) => {
  if (event.target !== ownForm(event)) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

/** How the form is sent off. */
export interface PressHandlers {
  readonly onPress: (name: string) => void;
  /** For the element around the form. */
  readonly handlers: Pick<ComponentProps<'div'>, 'onKeyDown' | 'onSubmitCapture' | 'onResetCapture'>;
}

/**
 * Turns Enter in a text field and the browser's own submit event into a press of the first strict action that is shown, and
 * its reset event, after which the controls would show other values than the form has, into going back to what is saved.
 * A click on a submit button that pressed its action already does not press it twice.
 */
export function useKeyboardSubmit(
  { actions }: FormModule,
  { holds, heldBack }: Pick<FormStore, 'holds' | 'heldBack'>,
  submitter: Pick<Submitter, 'state' | 'press' | 'revert'>,
): PressHandlers {
  const wasPressed = useRef(false);
  return useMemo(() => {
    const onPress = (name: string, at?: Node) => {
      wasPressed.current = true;
      const isStrict = actions.some((action) => action.name === name && action.mode === 'strict');
      const step = isStrict && heldBack(at);
      if (step) step();
      else void submitter.press(name);
      if (submitter.state().status === 'refused') document.addEventListener('click', dropDefault, { once: true });
      setTimeout(() => {
        wasPressed.current = false;
        document.removeEventListener('click', dropDefault);
      });
    };
    const pressStrict = (at?: Node) => {
      const strict = actions.find(({ mode, shownWhen }) => mode === 'strict' && holds(shownWhen));
      if (strict && !wasPressed.current) onPress(strict.name, at);
    };
    return {
      onPress,
      handlers: {
        onKeyDown: (event) => {
          const { target } = event;
          if (event.key !== 'Enter' || event.defaultPrevented) return;
          if (isTakenByInputMethod(event)) return;
          if (!isControl(target) || !TEXT_TYPES.has(target.type)) return;
          if (target.form !== ownForm(event)) return;
          event.preventDefault();
          pressStrict(target);
        },
        onSubmitCapture: instead(pressStrict),
        onResetCapture: instead(submitter.revert),
      },
    };
  }, [actions, holds, heldBack, submitter]);
}
