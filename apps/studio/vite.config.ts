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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file instead of sixty for what every screen needs.
            { name: 'shell', tags: ['$initial'], priority: 3 },
            // Lists need it, the editor does not.
            {
              name: 'data-table',
              test: /@tanstack\/(react-table|table-core|react-store|store)|lib\/data-table/,
              priority: 2,
            },
            // Screens with a form need it, the dashboard and the editor do not.
            { name: 'forms', test: /node_modules\/react-hook-form|lib\/form\//, priority: 2 },
            // Parts that several screens share, unless they are large.
            { name: 'shared', minShareCount: 3, maxModuleSize: 20_000, priority: 1 },
          ],
        },
      },
    },
  },
});
