import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FrontMatterFile, parseFrontMatter } from './front-matter.ts';

export interface StarterContent {
  readonly folder: string;
  readonly organisation: unknown;
  readonly authors: Record<string, unknown>[];
  readonly categories: Record<string, unknown>[];
  readonly tags: Record<string, unknown>[];
  readonly policies: FrontMatterFile[];
  readonly blogPosts: FrontMatterFile[];
  readonly memberContents: FrontMatterFile[];
}

/** The folder as it lies there; parts that are missing are empty. */
export async function readStarterContent(folder: string): Promise<StarterContent | undefined> {
  if (!existsSync(folder)) return undefined;
  return {
    folder,
    organisation: await readJson(join(folder, 'organisation.json'), undefined),
    authors: await readJson(join(folder, 'authors.json'), []),
    categories: await readJson(join(folder, 'categories.json'), []),
    tags: await readJson(join(folder, 'tags.json'), []),
    policies: await readMarkdown(join(folder, 'policies')),
    blogPosts: await readMarkdown(join(folder, 'blog-posts')),
    memberContents: await readMarkdown(join(folder, 'member-contents')),
  };
}

async function readJson<T>(path: string, missing: T): Promise<T> {
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : missing;
}

async function readMarkdown(folder: string): Promise<FrontMatterFile[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => parseFrontMatter(await readFile(join(folder, name), 'utf8'))),
  );
}
