// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { VideoPreview } from './VideoPreview.tsx';

afterEach(cleanup);

it('is played on from the address that it began with while that is signed anew, and from the next where it works no more', async () => {
  let show: (url: string) => void = () => undefined;
  const Shown = () => {
    const [url, setUrl] = useState('/films/1/film.mp4?signed=1');
    show = setUrl;
    return <VideoPreview url={url} />;
  };
  await mountScreen(<Shown />);
  const video = screen.getByLabelText('Video preview', { selector: 'video' });
  const addresses = () => [video.getAttribute('src'), screen.getByRole('link').getAttribute('href')];
  act(() => show('/films/1/film.mp4?signed=2'));
  expect(addresses()).toEqual(['/films/1/film.mp4?signed=1', '/films/1/film.mp4?signed=2']);
  fireEvent.error(video);
  expect(addresses()).toEqual(['/films/1/film.mp4?signed=2', '/films/1/film.mp4?signed=2']);
  fireEvent.error(video);
  act(() => show('/films/1/film.mp4?signed=3'));
  expect(addresses()).toEqual(['/films/1/film.mp4?signed=3', '/films/1/film.mp4?signed=3']);
  act(() => show('/films/1/film.mp4?signed=4'));
  expect(addresses()).toEqual(['/films/1/film.mp4?signed=3', '/films/1/film.mp4?signed=4']);
  act(() => show('/films/1/other.mp4?signed=5'));
  expect(addresses()).toEqual(['/films/1/other.mp4?signed=5', '/films/1/other.mp4?signed=5']);
});
