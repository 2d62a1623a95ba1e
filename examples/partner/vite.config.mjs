import { withoutStockParts } from '@reelform/engine/bundler';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [withoutStockParts()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // Fluent marks its files with 'use client', which means nothing to a page without server components.
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
    },
  },
});
