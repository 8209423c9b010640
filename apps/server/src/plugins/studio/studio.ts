import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { StartError } from '../../errors.ts';

/** The staff's app as the server sees it: one HTML document and its files. */
export interface Studio {
  /** The document, with the placeholders of `fill-document.ts`. */
  readDocument(path: string): Promise<string>;
  /** The folder of the built files; undefined in development, where Vite serves them. */
  clientDir?: string;
}

export async function loadBuiltStudio(buildDir: string): Promise<Studio> {
  const entry = pathToFileURL(`${buildDir}/main.js`).href;
  try {
    const { clientDir } = (await import(entry)) as { clientDir: string };
    const document = readFileSync(`${clientDir}/index.html`, 'utf8');
    return { clientDir, readDocument: async () => document };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError('The studio is not built yet. Run "npm run build" or use "npm start".');
  }
}
