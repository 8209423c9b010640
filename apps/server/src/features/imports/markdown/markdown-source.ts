import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pages, pathTo } from '@rostra/contract/pages';
import { StartError } from '../../../errors.ts';
import type { ContentSource, IncomingDocument } from '../content-source.ts';
import { fitSlug } from '../documents/fit-text.ts';
import { readInside } from '../files/media-folder.ts';
import { feedRedirects } from '../known-addresses.ts';
import { createFindText } from './find-text.ts';
import { isLinkedFile } from './linked-files.ts';
import { listTexts } from './list-files.ts';
import { type MarkdownText, readText } from './read-text.ts';

const MAX_BYTES = 5_000_000;

/** Folders whose files are served from the root of the site. */
const ROOTS = ['', 'static', 'public', 'assets', 'src', 'src/content', 'content'];

/** A folder of Markdown files, as Jekyll, Hugo and Astro have them. Each text becomes a blog post. */
export async function markdownSource(
  folder: string,
  name = basename(resolve(folder)),
): Promise<ContentSource> {
  const root = resolve(folder);
  if (!(await stat(root).catch(() => undefined))?.isDirectory()) {
    throw new StartError(`${name} is not a folder.`);
  }
  const paths = await listTexts(root);
  if (paths.length === 0) throw new StartError(`${name} contains no Markdown files.`);
  const findText = createFindText(paths);
  /** The slugs of texts that have been read. */
  const slugs = new Map<string, string>();
  const read = async (path: string): Promise<MarkdownText> => {
    const file = join(root, path);
    const findAddress = (reference: string) => {
      const slug = slugs.get(findText(reference, path) ?? '');
      return slug === undefined ? undefined : pathTo(pages.blogPost, { slug });
    };
    if ((await stat(file)).size <= MAX_BYTES) {
      return readText(path, await readFile(file, 'utf8'), findAddress);
    }
    const { document, ...names } = readText(path, '');
    return { ...names, document: { ...document, failure: 'the file is too large' } };
  };

  async function* documents(): AsyncIterable<IncomingDocument> {
    const named = { tags: new Map<string, string>(), categories: new Map<string, string>() };
    const authors = new Map<string, string>();
    for (const path of paths) {
      const { tags, categories, author, document } = await read(path);
      slugs.set(path, document.values.slug);
      for (const name of tags) named.tags.set(fitSlug(undefined, name), name);
      for (const name of categories) named.categories.set(fitSlug(undefined, name), name);
      if (author !== undefined) authors.set(fitSlug(undefined, author), author);
    }
    for (const [collection, names] of Object.entries(named)) {
      for (const [slug, name] of names) yield shared(collection, { name, slug });
    }
    for (const [slug, name] of authors) yield shared('authors', { name, slug, username: slug });
    for (const path of paths) yield withRelations(await read(path));
  }

  return {
    name: `markdown:${name}`,
    documents,
    // The default ones of Jekyll, Hugo and Astro.
    redirects: feedRedirects(['/feed', '/atom.xml', '/index.xml', '/rss.xml']),
    isFile: isLinkedFile,
    readFile: async (address) => {
      if (!address.startsWith('/')) return undefined;
      for (const place of ROOTS) {
        const found = await readInside(join(root, place), decodePath(address));
        if (found) return found;
      }
      return undefined;
    },
  };
}

const shared = (
  collection: string,
  values: { slug: string; name: string; username?: string },
): IncomingDocument => ({
  collection,
  sourceId: values.slug,
  values: { ...values, name: values.name.slice(0, 255) },
  publishedAt: null,
});

function withRelations({ document, tags, categories, author }: MarkdownText): IncomingDocument {
  const slugs = (names: readonly string[]) => [
    ...new Set(names.map((name) => fitSlug(undefined, name))),
  ];
  return {
    ...document,
    relations: {
      tags: slugs(tags),
      categories: slugs(categories),
      author: author === undefined ? [] : slugs([author]),
    },
  };
}

const decodePath = (address: string): string => {
  const [plain = ''] = address.split(/[?#]/, 1);
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
};
