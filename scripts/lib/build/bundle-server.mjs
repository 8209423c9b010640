/** Run by `build-server.mjs`. The output is not minified, so that stack traces stay readable. */
import { basename, dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../root.mjs';

const [build] = process.argv.slice(2);

/** Not bundled: they load native code or a worker script from beside their own files. */
const EXTERNAL = ['@node-rs/argon2', 'piscina', 'sharp'];

/**
 * Keeps paths relative to a source file valid in the bundle: a program started from beside a module is
 * bundled too, and any other file is found in the source tree.
 */
const rebasePaths = {
  name: 'rebase-paths',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta/ },
    handler(code, id) {
      const folder = dirname(id);
      const ownFolder = `(import.meta.dirname + ${JSON.stringify(`/${relative(build, folder)}`)})`;
      const rebased = code.replaceAll(
        /join\(import\.meta\.dirname, '([\w-]+)\.ts'\)/g,
        (_, program) => {
          const fileName = `${basename(folder)}-${program}.js`;
          this.emitFile({ type: 'chunk', id: join(folder, `${program}.ts`), fileName });
          return `join(BUILT, '${fileName}')`;
        },
      );
      if (/import\.meta(?!\.dirname)/.test(code)) {
        this.error(`${id}: only import.meta.dirname works in the build`);
      }
      return {
        code: `const BUILT = import.meta.dirname;\n${rebased.replaceAll('import.meta.dirname', ownFolder)}`,
      };
    },
  },
};

const bundle = await rolldown({
  input: join(root, 'apps/server/src/main.ts'),
  platform: 'node',
  external: EXTERNAL,
  plugins: [rebasePaths],
});
await bundle.write({ dir: build, format: 'esm' });
