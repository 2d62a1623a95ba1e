// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CropSliders } from './CropSliders.tsx';
import { useCrop } from './useCrop.ts';

afterEach(cleanup);

function Sliders() {
  const crop = useCrop({ picture: { width: 1200, height: 900 }, aspect: 2, least: undefined });
  return <CropSliders id="x" crop={crop} disabled={false} texts={(name) => name} />;
}

it('the slider across a picture moves the way its frame does on a page that reads from right to left', () => {
  render(
    <FluentProvider theme={webLightTheme} dir="rtl">
      <Sliders />
    </FluentProvider>,
  );
  const wayOf = (name: string) => screen.getByLabelText(name).closest('[dir]')?.getAttribute('dir');
  expect(['zoom', 'across', 'down'].map(wayOf)).toEqual(['rtl', 'ltr', 'rtl']);
});
