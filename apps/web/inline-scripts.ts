import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

const QUERY = '?inline-script';

/** `import script from './x.js?inline-script'` gives the minified text of a script that pages contain. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: async (id) => {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false });
      const [error] = errors;
      if (error) throw new Error(`${file}: ${error.message}`);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
