import { createRoot } from 'react-dom/client';
import type { Catalogue } from '../exchange.ts';
import { GalleryRoot } from './GalleryRoot.tsx';
import { readStyleNonce } from './styleNonce.ts';
import { text } from './text.ts';

const root = document.getElementById('root');

const start = async (element: HTMLElement) => {
  const response = await fetch('/catalogue');
  const catalogue: Catalogue = await response.json();
  createRoot(element).render(<GalleryRoot catalogue={catalogue} styleNonce={readStyleNonce()} />);
};

if (root) start(root).catch(() => (root.textContent = text('unreachable')));
