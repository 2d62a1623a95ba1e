export { Confirm as ConfirmDialog } from './confirm/Confirm.tsx';
export type { ConfirmDialogProps } from './confirm/ConfirmDialog.tsx';
export { Button, type ButtonProps } from './controls/Button.tsx';
export { createLazyWidget, type WidgetRoom } from './createLazyWidget.tsx';
export { type ControlAria, type ControlIdentity, useControlAria } from './field/useControlAria.ts';
export { fluentTheme } from './fluentTheme.ts';
export { formatByteSize } from './upload-field/byteSize.ts';
export { formatDuration } from './upload-field/duration.ts';
export { getStoredName } from './upload-field/storedName.ts';
