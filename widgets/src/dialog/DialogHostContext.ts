import { useFluent } from '@fluentui/react-components';
import { createContext, useContext, useEffect, useRef } from 'react';
import { keepTabster } from './keepTabster.ts';

/**
 * Is told of a dialog that has opened, and how it is closed without an answer; the one that opened last comes last.
 * @returns tells that the dialog is gone
 */
export type DialogHost = (close: () => void) => () => void;

/** Who closes dialogs beside Escape and their buttons, for instance the browser's Back; nobody where it is not provided. */
export const DialogHostContext = createContext<DialogHost | undefined>(undefined);

/**
 * Tells the {@link DialogHostContext | host} of the caller's dialog for as long as that is open, and sees to it that screen
 * readers find the page again when it is gone.
 */
export const useOpenDialog = (isOpen: boolean, close: () => void): void => {
  const host = useContext(DialogHostContext);
  const page = useFluent().targetDocument?.defaultView;
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? host?.(() => latest.current()) : undefined), [host, isOpen]);
  useEffect(() => (isOpen && page ? keepTabster(page) : undefined), [isOpen, page]);
};
