import { pages, pathTo } from '@rostra/contract/pages';
import type { IncomingDocument, Loss } from '../content-source.ts';
import { fitSlug, fitText } from '../documents/fit-text.ts';
import { htmlToText, linksInHtml } from '../html/html-to-text.ts';
import { audienceOf, isPage, planFor, publicationOf } from './access/access.ts';
import type { Audience } from './access/audience.ts';
import { readBody } from './body/read-body.ts';
import { listFields, POST_FIELDS } from './fields.ts';
import { createRewrite, imageAddress, permalinkOf, withAddresses } from './ghost-addresses.ts';
import type { GhostOptions } from './ghost-options.ts';
import { type GhostExport, type GhostRow, idIn, textIn, timeIn } from './read-export.ts';
import { type Related, readRelated } from './related.ts';

/** Posts and pages. What only members could read becomes member content. */
export async function* readPosts(
  content: GhostExport,
  options: GhostOptions,
): AsyncIterable<IncomingDocument> {
  const isRead = (post: GhostRow) => !isPage(post) || options.pages !== 'skip';
  const posts = content.rows('posts').filter(isRead);
  const related = readRelated(content);
  const paths = new Map(
    posts.map((post) => [
      permalink(post, options).replace(/\/$/, ''),
      newPath(post, audienceOf(post, content, options)),
    ]),
  );
  const rewrite = createRewrite({ site: options.site, paths });
  for await (const post of content.posts()) {
    if (isRead(post)) yield readPost(post, { content, options, related, rewrite });
  }
}

const permalink = (post: GhostRow, { permalink }: GhostOptions): string =>
  permalinkOf(post, isPage(post) ? undefined : permalink);

const slugOf = (post: GhostRow): string =>
  fitSlug(textIn(post, 'slug'), textIn(post, 'title') ?? '');

const newPath = (post: GhostRow, audience: Audience): string =>
  pathTo(audience === 'public' ? pages.blogPost : pages.memberContent, { slug: slugOf(post) });

interface Conversions {
  readonly content: GhostExport;
  readonly options: GhostOptions;
  readonly related: Related;
  readonly rewrite: (address: string) => string;
}

function readPost(
  row: GhostRow,
  { content, options, related, rewrite }: Conversions,
): IncomingDocument {
  const losses: Loss[] = [];
  const lose = (loss: Loss) => losses.push(loss);
  const id = idIn(row);
  const post = withAddresses(row, options.site);
  const meta = withAddresses(related.metaOf(id) ?? post, options.site);
  const shortened = (key: string, maximum: number, row: GhostRow = post) =>
    fitText(textIn(row, key), { maximum, field: key, lose }) ?? null;
  const picture = textIn(post, 'feature_image') ?? textIn(post, 'image');
  const title = shortened('title', 255) ?? '(Untitled)';
  const audience = audienceOf(post, content, options);
  const body = readBody(post, audience, rewrite);
  const { hasUnmarkedCards } = body;
  listFields({ ...post, ...meta }, POST_FIELDS, lose);
  return {
    collection: audience === 'public' ? 'blog-posts' : 'member-contents',
    sourceId: id,
    values: {
      title,
      slug: slugOf(post),
      excerpt: shortened('custom_excerpt', 2_000),
      body: body.markdown,
      seo: {
        metaTitle: shortened('meta_title', 120, meta),
        metaDescription: shortened('meta_description', 320, meta),
      },
      ...(audience === 'public'
        ? {}
        : { requiredPlan: planFor(audience, { post, content, options }, lose) }),
    },
    relations: {
      author: related.authorsOf(post, lose),
      ...(audience === 'public' ? { tags: related.tagsOf(id) } : {}),
    },
    images: {
      featuredImage: picture
        ? {
            address: imageAddress(picture, options.site),
            alternativeText: textIn(meta, 'feature_image_alt'),
            caption: captionOf(meta, lose),
          }
        : undefined,
    },
    publishedAt: publicationOf(post, { meta, content, options, hasUnmarkedCards }, lose),
    createdAt: timeIn(post, 'created_at'),
    updatedAt: timeIn(post, 'updated_at'),
    formerAddresses: [permalink(post, options)],
    losses: [
      ...body.losses,
      ...losses,
      ...(audience === 'public' ? [] : lostTags(related.namesOfTags(id))),
    ],
    failure: body.failure,
  };
}

const lostTags = (names: readonly string[]): Loss[] =>
  names.length === 0 ? [] : [{ kind: 'relation', detail: `tags: ${names.join(', ')}` }];

/** Plain text here, without links. */
function captionOf(meta: GhostRow, lose: (loss: Loss) => void): string | undefined {
  const html = textIn(meta, 'feature_image_caption');
  if (html === undefined) return undefined;
  for (const link of linksInHtml(html)) {
    lose({ kind: 'link', detail: `${link}, in the caption of the first picture` });
  }
  return htmlToText(html);
}
