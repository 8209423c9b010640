/** Run by `build-server.mjs`. Names and lines stay readable: they are what a stack trace shows. */
import { basename, dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './root.mjs';

const SOURCE = join(root, 'apps/server/src');
const BUILD = join(root, 'apps/server/build');

/** They bring machine code, which lies beside their own files. */
const NATIVE = ['@node-rs/argon2', 'sharp'];

/** A module that starts a program beside itself starts the built one; other files stay where they are. */
const besideModule = {
  name: 'beside-module',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.dirname/ },
    handler(code, id) {
      const folder = dirname(id);
      const programs = /join\(import\.meta\.dirname, '([\w-]+\.ts)'\)/g;
      const ownFolder = `(import.meta.dirname + ${JSON.stringify(`/${relative(BUILD, folder)}`)})`;
      const started = code.replaceAll(programs, (_, program) => {
        const fileName = `${basename(program, '.ts')}.js`;
        this.emitFile({ type: 'chunk', id: join(folder, program), fileName });
        return `join(BUILT, '${fileName}')`;
      });
      return {
        code: `const BUILT = import.meta.dirname;\n${started.replaceAll('import.meta.dirname', ownFolder)}`,
      };
    },
  },
};

const bundle = await rolldown({
  input: join(SOURCE, 'main.ts'),
  platform: 'node',
  external: NATIVE,
  plugins: [besideModule],
});
await bundle.write({ dir: BUILD, format: 'esm' });
