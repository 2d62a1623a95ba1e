// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewsRegion } from './NewsRegion.tsx';
import { createNews } from './news.ts';

it('is put off screen in the page, also where a server drew it', () => {
  const region = <NewsRegion news={createNews()} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(region);
  expect(container.querySelector('[style]')).toBeNull();
  render(region, { container: document.body.appendChild(container), hydrate: true });
  expect(screen.getByRole('status').style).toMatchObject({ position: 'absolute', width: '1px' });
});
