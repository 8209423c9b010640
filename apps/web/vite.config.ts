import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What only forms and the members' pages share: nothing that a reader needs. */
const FOR_WORK =
  /packages\/ui\/src\/(?:badge|dialog|error-summary|fields\/)|apps\/web\/app\/(?:lib\/(?:dates\/format-moment|forms\/|member-pages\/)|features\/(?:billing|dashboard|member-content|notifications|profile|reading)\/|features\/sessions\/access\/require-member)/;

/** What the landing page and lists share, and what policies, manifesto and About share: not for posts. */
const FOR_LISTS = /features\/blog\/teasers\/(?:lead-post|post-row)|packages\/ui\/src\/pagination/;
const FOR_DOCUMENTS =
  /lib\/documents\/long-document|features\/policies\/(?:document|more-in-area|policy-list)/;

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
                  test: /packages\/contract\/src\/(?:features\/billing\/plans|money)/,
                  priority: 3,
                },
                {
                  // Fetched with the first call to the API, never by a visitor who only reads.
                  name: 'contract',
                  test: /node_modules\/zod\/|packages\/contract\/(?!src\/(?:features\/policies\/areas|pages\/))/,
                  priority: 2,
                },
                {
                  name: 'forms',
                  test: /node_modules\/(?:react-hook-form|@hookform)\//,
                  priority: 2,
                },
                {
                  // With the addresses of the policies, which pages link to.
                  name: 'shell',
                  test: (file: string) =>
                    /packages\/(?:ui|contract\/src\/(?:features\/policies\/areas|pages\/))|apps\/web/.test(
                      file,
                    ) && ![FOR_WORK, FOR_LISTS, FOR_DOCUMENTS].some((part) => part.test(file)),
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  // Features go with their routes.
                  name: 'work',
                  test: (file: string) => FOR_WORK.test(file) && !/web\/app\/features\//.test(file),
                  minShareCount: 2,
                  priority: 0,
                },
                { name: 'lists', test: FOR_LISTS, minShareCount: 2, priority: 0 },
                { name: 'documents', test: FOR_DOCUMENTS, minShareCount: 2, priority: 0 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server.ts' } } },
  },
}));
