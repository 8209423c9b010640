import { once } from 'node:events';
import { createServer } from 'node:http';
import { serverUrl } from './server.ts';

interface StrapiPost {
  documentId: string;
  title: string;
  /** Drafts are compared by it. */
  updatedAt?: string;
}

export interface StrapiStandIn {
  /** Published posts. */
  posts: StrapiPost[];
  /** Posts that are not published. */
  drafts: StrapiPost[];
  isDown: boolean;
  stop(): void;
}

const AT = '2026-01-05T08:00:00.000Z';

/** As much of Strapi 5 as the mirror needs to read posts. */
export async function startStrapi(offset: number): Promise<StrapiStandIn> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://strapi');
    if (pathname === '/admin/preview') {
      response.writeHead(200, { 'content-type': 'text/html' });
      return response.end(previewPage(searchParams.get('url') ?? ''));
    }
    const isDraft = searchParams.get('status') === 'draft';
    const listed = isDraft ? [...standIn.posts, ...standIn.drafts] : standIn.posts;
    const all = pathname === '/api/blog-posts' ? listed : [];
    const wanted = [...searchParams].flatMap(([key, value]) =>
      key.startsWith('filters[documentId]') ? [value] : [],
    );
    const data = all.flatMap((post, index) =>
      wanted.length > 0 && !wanted.includes(post.documentId)
        ? []
        : [toRow(post, { id: index + 1, isDraft })],
    );
    const pagination = { page: 1, pageSize: 100, pageCount: 1, total: data.length };
    response.writeHead(standIn.isDown ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data, meta: { pagination } }));
  });
  const standIn: StrapiStandIn = {
    posts: [],
    drafts: [],
    isDown: false,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  server.listen(Number(new URL(serverUrl(offset)).port), '127.0.0.1');
  await once(server, 'listening');
  return standIn;
}

/** The part of Strapi's editor that shows a preview, and says when a draft was saved. */
const previewPage = (url: string): string =>
  `<!doctype html><title>Strapi</title>
  <button onclick="frames[0].postMessage({ type: 'strapiUpdate' }, '*')">Save</button>
  <iframe src="${url}" title="Preview" width="1000" height="800"></iframe>`;

/** Strapi gives an entry another time whenever it is published. */
const toRow = (
  { documentId, title, updatedAt = AT }: StrapiPost,
  { id, isDraft }: { id: number; isDraft: boolean },
) => ({
  id,
  documentId,
  title,
  slug: documentId,
  body: '<p>A text with a video.</p><iframe src="https://video.example/1"></iframe>',
  ...{ createdAt: AT, updatedAt, publishedAt: isDraft ? null : AT },
  ...{ author: null, categories: [], tags: [], featuredImage: null, seo: null, excerpt: null },
});
