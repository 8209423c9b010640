import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { StartError } from '../../../errors.ts';

interface GhostFiles {
  /** The JSON file. */
  readonly path: string;
  /** Ghost's `content` folder, if it is there. */
  readonly media?: string | undefined;
}

/** Folders of Ghost with other JSON files, and what programs put into archives. */
const IGNORED = new Set(['themes', 'settings', 'node_modules', '__MACOSX']);
const UPLOADS = new Set(['images', 'files', 'media']);

/** The export itself, or the export and the `content` folder in a folder, which may be an unpacked archive. */
export async function findGhostFiles(path: string): Promise<GhostFiles> {
  if (!(await stat(path).catch(() => undefined))?.isDirectory()) return { path };
  const exports: string[] = [];
  let media: string | undefined;
  // The folders that are nearest to the root come first.
  const waiting = [path];
  for (const current of waiting) {
    for (const entry of await readdir(current, { withFileTypes: true })) {
      const found = join(current, entry.name);
      if (entry.isDirectory()) {
        if (UPLOADS.has(entry.name)) media ??= current;
        else if (!IGNORED.has(entry.name) && !entry.name.startsWith('.')) waiting.push(found);
      } else if (entry.isFile() && (await isExport(found))) exports.push(found);
    }
  }
  const [first, ...others] = exports;
  if (first === undefined) {
    throw new StartError(
      `There is no export of Ghost in ${basename(path)}: add the JSON file from Settings → Import/Export.`,
    );
  }
  if (others.length > 0) {
    const names = exports.map((file) => relative(path, file)).join(', ');
    throw new StartError(`There are several exports of Ghost: ${names}. Leave only one.`);
  }
  return { path: first, media };
}

/** Other JSON files begin in another way. */
async function isExport(path: string): Promise<boolean> {
  if (!/\.json$/i.test(path) || basename(dirname(path)).startsWith('.')) return false;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0);
    return /^\uFEFF?\s*\{\s*"(?:db|data|meta)"\s*:/.test(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await file.close();
  }
}
