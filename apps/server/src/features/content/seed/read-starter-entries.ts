import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parseFrontMatter } from './front-matter.ts';

/** An entry of the starter content: relations by slug, files by name. */
export type StarterEntry = Readonly<Record<string, unknown>>;

/**
 * Reads `<plural>.json`, a list of entries, or `<plural>/*.md`, one entry per file. Earlier editions of an entry
 * are in `<plural>/versions/<name of its file>/*.md`, and become its `earlier`.
 */
export async function readStarterEntries(folder: string, plural: string): Promise<StarterEntry[]> {
  const json = join(folder, `${plural}.json`);
  if (existsSync(json)) return JSON.parse(await readFile(json, 'utf8'));
  const markdown = join(folder, plural);
  if (!existsSync(markdown)) return [];
  return Promise.all(
    (await listTexts(markdown)).map(async (name) => {
      const versions = join(markdown, 'versions', parse(name).name);
      const earlier = existsSync(versions) ? await readAll(versions) : [];
      const entry = await readText(join(markdown, name));
      return earlier.length > 0 ? { ...entry, earlier } : entry;
    }),
  );
}

/** In the order of their numbers. */
const listTexts = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => name.endsWith('.md'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

const readAll = async (folder: string): Promise<StarterEntry[]> =>
  Promise.all((await listTexts(folder)).map((name) => readText(join(folder, name))));

async function readText(file: string): Promise<StarterEntry> {
  const { attributes, body } = parseFrontMatter(await readFile(file, 'utf8'));
  return { ...attributes, body };
}
