import type { ContentSource, IncomingDocument, IncomingRedirect } from '../content-source.ts';
import { mediaFolder } from '../files/media-folder.ts';
import { authorRedirects, feedRedirects } from '../known-addresses.ts';
import { readAuthors } from './authors.ts';
import { isFileAddress, tagPath } from './ghost-addresses.ts';
import type { GhostOptions } from './ghost-options.ts';
import { readPosts } from './posts.ts';
import type { GhostExport } from './read-export.ts';
import { readTags } from './tags.ts';

/** An export of Ghost: its posts, pages, tags and authors. Passwords and settings in it are not read. */
export function ghostSource(content: GhostExport, options: GhostOptions = {}): ContentSource {
  const tags = readTags(content);
  const authors = readAuthors(content, options);
  const slugsOf = (documents: readonly IncomingDocument[]) =>
    documents.map(({ values: { slug } }) => slug);
  const redirects: IncomingRedirect[] = [
    ...slugsOf(tags).map((slug) => ({ from: `/tag/${slug}/`, target: tagPath(slug) })),
    ...feedRedirects(['/rss/', ...slugsOf(tags).map((slug) => `/tag/${slug}/rss/`)]),
    ...authorRedirects(slugsOf(authors), 'rss'),
  ];
  const total = tags.length + authors.length + content.rows('posts').length;
  async function* documents(): AsyncIterable<IncomingDocument> {
    yield* tags;
    yield* authors;
    yield* readPosts(content, options);
  }
  return {
    name: 'ghost',
    origin: options.site && new URL(options.site).origin,
    total,
    documents,
    redirects,
    isFile: (address) => isFileAddress(address, options.site),
    ...(options.media ? { readFile: mediaFolder(options.media, '/content/') } : {}),
  };
}
