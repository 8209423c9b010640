import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pages, pathTo } from '@rostra/contract/pages';
import { StartError } from '../../../errors.ts';
import type { ContentSource, IncomingDocument } from '../content-source.ts';
import { readInside } from '../files/media-folder.ts';
import { feedRedirects } from '../known-addresses.ts';
import { type CsvRow, readCsv } from '../tables/read-csv.ts';
import { readPost } from './read-post.ts';

const MAX_BYTES = 5_000_000;

/** An unpacked export of Substack: a list of posts, and a file with the text of each. */
export async function substackSource(
  folder: string,
  name = basename(folder),
): Promise<ContentSource> {
  const list = join(folder, 'posts.csv');
  if (!(await stat(list).catch(() => undefined))?.isFile()) {
    throw new StartError('This is not an export of Substack: it has no posts.csv.');
  }
  let total = 0;
  for await (const row of readCsv(list)) {
    if (!row.has('post_id')) {
      throw new StartError('This is not an export of Substack: posts.csv has no column post_id.');
    }
    total += 1;
  }

  async function* documents(): AsyncIterable<IncomingDocument> {
    for await (const row of readCsv(list)) yield readPost(row, await readHtml(folder, row));
  }
  const redirects = [...feedRedirects(['/feed']), { from: '/archive', target: pathTo(pages.blog) }];
  return { name: `substack:${name}`, total, documents, redirects };
}

/** Undefined if there is no text. Large ones fail by their length, so the rest is not needed. */
async function readHtml(folder: string, row: CsvRow): Promise<string | undefined> {
  const path = `posts/${row.get('post_id')}.html`;
  const size = (await stat(join(folder, path)).catch(() => undefined))?.size ?? 0;
  if (size > MAX_BYTES) return (await readFile(join(folder, path))).toString('utf8', 0, MAX_BYTES);
  const bytes = await readInside(folder, path);
  return bytes && Buffer.from(bytes).toString('utf8');
}
