import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { createChunkGroups } from './chunk-groups.ts';
import { inlineScripts } from './inline-scripts.ts';
import { messageFiles } from './message-files.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), inlineScripts(), messageFiles()],
  // One self-contained file, which starts quickly and always contains React's production build.
  ...(command === 'build'
    ? {
        ssr: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }
    : {}),
  // What loads the files of a lazy part side by side would be in the scripts of every page, and most of these files are loaded already.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: createChunkGroups() } } },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: './server.ts',
          // See scripts/lib/build/bundle-server.mjs.
          output: { charset: 'ascii', comments: false },
        },
      },
    },
  },
}));
