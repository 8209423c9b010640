import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const EXTENSIONS = /\.(?:md|markdown|mdx|html?)$/i;
const IGNORED = new Set([
  'node_modules',
  '_site',
  'public',
  'resources',
  'themes',
  '_layouts',
  '_includes',
]);
const MAX_FILES = 100_000;

/** The texts in a folder, by their paths with slashes. Links to other folders are not followed. */
export async function listTexts(folder: string): Promise<string[]> {
  const found: string[] = [];
  const waiting = [folder];
  while (waiting.length > 0 && found.length < MAX_FILES) {
    const current = waiting.pop() ?? folder;
    for (const entry of await readdir(current, { withFileTypes: true })) {
      const path = join(current, entry.name);
      if (entry.isDirectory() && !IGNORED.has(entry.name) && !entry.name.startsWith('.')) {
        waiting.push(path);
      }
      if (entry.isFile() && EXTENSIONS.test(entry.name) && !isAboutTheFolder(entry.name)) {
        found.push(relative(folder, path).split(sep).join('/'));
      }
    }
  }
  return found.sort();
}

/** Files about the repository or the section, which are not texts of the site. */
const isAboutTheFolder = (name: string): boolean =>
  /^(?:_index|readme|license|changelog|contributing|404)\.\w+$/i.test(name);
