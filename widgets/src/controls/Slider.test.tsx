// @vitest-environment jsdom
import { createDOMRenderer, RendererProvider } from '@fluentui/react-components';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Slider } from './Slider.tsx';

it('keeps the rules for one browser from the others, in which Griffel reports them as errors in development', () => {
  const renderer = createDOMRenderer(document);
  render(
    <RendererProvider renderer={renderer}>
      <Slider min={0} max={10} value={3} aria-label="Zoom" onChange={() => undefined} />
    </RendererProvider>,
  );
  const rules = Object.keys(renderer.insertionCache).filter((rule) => rule.includes('::-moz-range'));
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => !rule.startsWith('@supports selector(::-moz-range-track)'))).toEqual([]);
});
