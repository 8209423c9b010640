import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFrontMatter } from './front-matter.ts';

/** An entry of the starter content: relations by slug, files by name. */
export type StarterEntry = Readonly<Record<string, unknown>>;

/** Reads `<plural>.json`, a list of entries, or `<plural>/*.md`, one entry per file. */
export async function readStarterEntries(folder: string, plural: string): Promise<StarterEntry[]> {
  const json = join(folder, `${plural}.json`);
  if (existsSync(json)) return JSON.parse(await readFile(json, 'utf8'));
  const markdown = join(folder, plural);
  if (!existsSync(markdown)) return [];
  const names = (await readdir(markdown)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const { attributes, body } = parseFrontMatter(await readFile(join(markdown, name), 'utf8'));
      return { ...attributes, body };
    }),
  );
}
