/** Run by `build-server.mjs`. Names and lines stay readable: they are what a stack trace shows. */
import { basename, dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './root.mjs';

const [build] = process.argv.slice(2);

/** Not bundled: they load native code or a worker script from beside their own files. */
const EXTERNAL = ['@node-rs/argon2', 'piscina', 'sharp'];

/** A module that starts a program beside itself starts the built one; other files stay where they are. */
const besideModule = {
  name: 'beside-module',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta/ },
    handler(code, id) {
      const folder = dirname(id);
      const ownFolder = `(import.meta.dirname + ${JSON.stringify(`/${relative(build, folder)}`)})`;
      const started = code.replaceAll(
        /join\(import\.meta\.dirname, '([\w-]+)\.ts'\)/g,
        (_, program) => {
          const fileName = `${basename(folder)}-${program}.js`;
          this.emitFile({ type: 'chunk', id: join(folder, `${program}.ts`), fileName });
          return `join(BUILT, '${fileName}')`;
        },
      );
      if (/import\.meta(?!\.dirname)/.test(code)) {
        this.error(`${id}: only import.meta.dirname means the same in the build`);
      }
      return {
        code: `const BUILT = import.meta.dirname;\n${started.replaceAll('import.meta.dirname', ownFolder)}`,
      };
    },
  },
};

const bundle = await rolldown({
  input: join(root, 'apps/server/src/main.ts'),
  platform: 'node',
  external: EXTERNAL,
  plugins: [besideModule],
});
await bundle.write({ dir: build, format: 'esm' });
