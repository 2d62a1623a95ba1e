// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useEscapeFromVideo } from './useEscapeFromVideo.ts';

/** The close requests of a browser: one watcher hears one. */
class Watcher {
  static live: readonly Watcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    Watcher.live = [...Watcher.live, this];
  }
  destroy() {
    Watcher.live = Watcher.live.filter((watcher) => watcher !== this);
  }
}

/** Escape where no key press is told. */
const request = () => {
  const watcher = Watcher.live.at(-1);
  watcher?.destroy();
  watcher?.onclose?.();
};

/** @param startsAtVideo gives the video the focus when it is drawn, as a dialog does whose first control it is */
function Dialog({ onClose, startsAtVideo = false }: { readonly onClose: () => void; readonly startsAtVideo?: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => {
    if (startsAtVideo) video.current?.focus();
  }, [startsAtVideo]);
  return (
    <div ref={useEscapeFromVideo(onClose)}>
      {/* biome-ignore lint/a11y/useMediaCaption: nothing is played */}
      <video ref={video} data-testid="video" tabIndex={-1} />
      <button type="button">other</button>
    </div>
  );
}

describe('Escape from the controls of a video', () => {
  beforeEach(() => void vi.stubGlobal('CloseWatcher', Watcher));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('closes its dialog, again when the first time only asked a question', () => {
    const [below, above] = [vi.fn(), vi.fn()];
    render(<Dialog onClose={below} />);
    render(<Dialog onClose={above} />);
    screen.getAllByTestId('video')[1]?.focus();
    request();
    request();
    expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 2]);
  });

  it('closes its dialog where the video has the focus from the start', () => {
    const onClose = vi.fn();
    render(<Dialog onClose={onClose} startsAtVideo />);
    request();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is listened to while a video has the focus: elsewhere it would take the Back of phones from the page', () => {
    const { unmount } = render(<Dialog onClose={vi.fn()} />);
    expect(Watcher.live).toHaveLength(0);
    screen.getByTestId('video').focus();
    expect(Watcher.live).toHaveLength(1);
    screen.getByRole('button').focus();
    expect(Watcher.live).toHaveLength(0);
    screen.getByTestId('video').focus();
    unmount();
    expect(Watcher.live).toHaveLength(0);
  });
});
