import type { FormTheme } from '@reelform/engine';
import { ActionQuestion } from './notices/ActionQuestion.tsx';
import { Actions } from './notices/Actions.tsx';
import { ErrorSummary } from './notices/ErrorSummary.tsx';
import { RestoreNotice, UnkeptNotice } from './notices/laterNotices.tsx';
import { templates } from './templates/templates.ts';
import { widgets } from './widgets.ts';

/** The look of Microsoft's Fluent UI v9 for the engine's forms. It needs a `ThemeProvider`, or Fluent's own, around the form. */
export const fluentTheme: FormTheme = {
  rjsf: { templates, widgets },
  ErrorSummary,
  Actions,
  RestoreNotice,
  UnkeptNotice,
  Confirm: ActionQuestion,
};
