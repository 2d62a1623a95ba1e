// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import type { FormTexts } from '@reelform/engine';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx';
import { CropDialog } from '../image-crop/CropDialog.tsx';
import { type DialogHost, DialogHostContext } from './DialogHostContext.ts';

afterEach(cleanup);

const question = {
  title: 'Delete',
  question: 'Do you?',
  confirmLabel: 'Delete',
  cancelLabel: 'Cancel',
  onConfirm: () => undefined,
};
const texts: FormTexts = (key) => key;
const picture = {
  id: 'poster',
  title: 'Poster',
  url: 'data:,',
  picture: { width: 900, height: 600 },
  isAnimated: false,
  aspect: 1.5,
  least: undefined,
  texts,
  tooSmall: undefined,
  onSave: async () => undefined,
};

it.each<[string, (close: () => void) => ReactNode]>([
  ['a question', (close) => <ConfirmDialog {...question} open onCancel={close} />],
  ['a picture that is cut', (close) => <CropDialog {...picture} onCancel={close} />],
])('the host of %s is told how it is closed, and that it is gone', (_what, dialogOf) => {
  const isGone = vi.fn();
  const host = vi.fn<DialogHost>(() => isGone);
  const show = (close: () => void) => (
    <FluentProvider theme={webLightTheme}>
      <DialogHostContext value={host}>{dialogOf(close)}</DialogHostContext>
    </FluentProvider>
  );
  const close = vi.fn();
  const { rerender, unmount } = render(show(() => undefined));
  rerender(show(close));
  expect(host).toHaveBeenCalledOnce();
  host.mock.calls[0]?.[0]();
  expect(close).toHaveBeenCalledOnce();
  expect(isGone).not.toHaveBeenCalled();
  unmount();
  expect(isGone).toHaveBeenCalledOnce();
});

it('a question that is not asked concerns no host', () => {
  const host = vi.fn<DialogHost>(() => () => undefined);
  render(
    <DialogHostContext value={host}>
      <ConfirmDialog {...question} open={false} onCancel={() => undefined} />
    </DialogHostContext>,
  );
  expect(host).not.toHaveBeenCalled();
});
