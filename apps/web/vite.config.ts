import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // One self-contained file: React's production build whatever NODE_ENV says, and a quick start.
  ...(command === 'build'
    ? {
        ssr: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }
    : {}),
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files rather than many: what nearly every page needs travels together.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//,
                  priority: 3,
                },
                {
                  // Plain facts that the landing page shows: they must not bring the schemas along.
                  name: 'plans',
                  test: /packages\/contract\/src\/(?:calls\/billing\/plans|money)/,
                  priority: 3,
                },
                {
                  // Fetched with the first call to the API, never by a visitor who only reads.
                  name: 'contract',
                  test: /node_modules\/zod\/|packages\/contract\/(?!src\/calls\/content\/areas)/,
                  priority: 2,
                },
                {
                  name: 'forms',
                  test: /node_modules\/(?:react-hook-form|@hookform)\//,
                  priority: 2,
                },
                {
                  // With the addresses of the policies, which pages link to. Not what only forms and the members' pages share.
                  name: 'shell',
                  test: /packages\/(?:ui|contract\/src\/calls\/content\/areas)|apps\/web\/(?!app\/(?:lib\/(?:forms|member-data)|features\/(?:billing|dashboard|member-content|notifications|profile))\/)/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server.ts' } } },
  },
}));
