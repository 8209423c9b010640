import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/studio/',
  plugins: [tailwindcss()],
  // The server replaces it with a new value in each response.
  html: { cspNonce: '__NONCE__' },
  build: {
    assetsInlineLimit: 0,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
});
