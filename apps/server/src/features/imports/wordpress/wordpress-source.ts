import { pages, pathTo } from '@rostra/contract/pages';
import type { ContentSource, IncomingDocument } from '../content-source.ts';
import { fitSlug } from '../documents/fit-text.ts';
import { authorRedirects, feedRedirects } from '../known-addresses.ts';
import { isUpload } from './convert-content.ts';
import { indexExport, isText, type Term } from './index-export.ts';
import { readPost } from './read-post.ts';
import { readWxr, type WxrPart } from './read-wxr.ts';
import type { WordpressOptions } from './wordpress-options.ts';

/** Types that WordPress uses itself and that readers never see as texts. */
const INTERNAL =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|memberpressrule)$/;

/** Exports of WordPress (WXR), of which large sites have several files. */
export async function wordpressSource(
  files: readonly string[],
  options: WordpressOptions = {},
): Promise<ContentSource> {
  const index = await indexExport(files);

  async function* documents(): AsyncIterable<IncomingDocument> {
    for (const [id, term] of index.categories) yield termDocument('categories', id, term);
    for (const [id, term] of index.tags) yield termDocument('tags', id, term);
    for (const [login, name] of index.authors) yield authorDocument(login, name);
    for (const file of files) {
      for await (const part of readWxr(file)) {
        const document = documentOf(part);
        if (document) yield document;
      }
    }
  }

  function documentOf(part: WxrPart): IncomingDocument | undefined {
    if (part.kind !== 'item') return undefined;
    const type = part.fields.get('wp:post_type') ?? '';
    if (isText(part)) {
      const isLeftOut = type === 'page' && options.pages === 'skip';
      return isLeftOut ? undefined : readPost(part, index, options);
    }
    return INTERNAL.test(type) ? undefined : unknownDocument(part, type);
  }

  const list = (query: string) => `${pathTo(pages.blog)}?${query}`;
  return {
    name: `wordpress:${index.site.replace(/^https?:\/\//, '')}`,
    origin: URL.parse(index.site)?.origin,
    total: index.total,
    documents,
    isFile: (address) => {
      const url = URL.parse(address, `${index.site}/`);
      return url !== null && url.host === URL.parse(index.site)?.host && isUpload(url);
    },
    redirects: [
      ...[...index.categories].map(([id, { slug }]) => ({
        from: `/category/${id}/`,
        target: list(`category=${slug}`),
      })),
      ...[...index.tags].map(([id, { slug }]) => ({
        from: `/tag/${id}/`,
        target: list(`tag=${slug}`),
      })),
      ...feedRedirects([
        ...['/feed/', '/feed/rss/', '/feed/rss2/', '/feed/atom/', '/comments/feed/'],
        ...[...index.categories.keys()].map((id) => `/category/${id}/feed/`),
        ...[...index.tags.keys()].map((id) => `/tag/${id}/feed/`),
      ]),
      ...authorRedirects([...new Set([...index.authors.keys()].map(nicenameOf))], 'feed'),
    ],
  };
}

/** As WordPress makes it from a login: it is part of the address of an author's page. */
const nicenameOf = (login: string): string =>
  fitSlug(
    login
      .toLowerCase()
      .replace(/[@']/g, '')
      .replace(/[^a-z0-9]+/g, '-'),
    login,
  );

const termDocument = (
  collection: 'categories' | 'tags',
  sourceId: string,
  { slug, name, description }: Term,
): IncomingDocument => ({
  collection,
  sourceId,
  values: {
    name: name.slice(0, 255),
    slug,
    ...(collection === 'categories' ? { description: description?.slice(0, 2_000) ?? null } : {}),
  },
  publishedAt: null,
});

/** Named after the name that readers saw: a login may be an email address, and helps to guess passwords. */
function authorDocument(login: string, displayed: string): IncomingDocument {
  const name = displayed.split('@', 1)[0] || 'Unknown';
  const slug = fitSlug(undefined, name);
  return {
    collection: 'authors',
    sourceId: login,
    values: { name: name.slice(0, 255), username: slug, slug },
    publishedAt: null,
  };
}

const unknownDocument = ({ fields }: WxrPart, type: string): IncomingDocument => ({
  collection: 'blog-posts',
  sourceId: fields.get('wp:post_id') ?? '',
  values: { title: fields.get('title') ?? '', slug: fields.get('wp:post_name') || 'untitled' },
  publishedAt: null,
  failure: `this site has no content of the type ${type}`,
});
