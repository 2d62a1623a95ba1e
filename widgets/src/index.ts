export { createLazyWidget, type WidgetRoom } from './createLazyWidget.tsx';
export { fluentTheme } from './fluentTheme.ts';
export { getStoredName } from './video-upload/storedName.ts';
