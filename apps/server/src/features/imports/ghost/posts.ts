import { plans } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import type { IncomingDocument, Loss } from '../content-source.ts';
import { fitSlug, fitText } from '../documents/fit-text.ts';
import { type Conversion, htmlToMarkdown } from '../html/html-to-markdown.ts';
import { replaceCards } from './cards.ts';
import { createRewrite, imageAddress, permalinkOf } from './ghost-addresses.ts';
import type { GhostOptions } from './ghost-options.ts';
import { type GhostExport, type GhostRow, idIn, textIn, timeIn } from './read-export.ts';
import { type Related, readRelated } from './related.ts';

const HIGHEST_PLAN = plans.at(-1) ?? 'annual';

/** Posts and pages. What only members could read becomes member content. */
export async function* readPosts(
  content: GhostExport,
  options: GhostOptions,
): AsyncIterable<IncomingDocument> {
  const isRead = (post: GhostRow) => !isPage(post) || options.pages !== 'skip';
  const posts = content.rows('posts').filter(isRead);
  const related = readRelated(content);
  const paths = new Map(
    posts.map((post) => [permalink(post, options).replace(/\/$/, ''), newPath(post)]),
  );
  const rewrite = createRewrite({ site: options.site, paths });
  for await (const post of content.posts()) {
    if (isRead(post)) yield readPost(post, { options, related, rewrite });
  }
}

const isPage = (post: GhostRow): boolean =>
  textIn(post, 'type') === 'page' || post.page === 1 || post.page === true;

const permalink = (post: GhostRow, { permalink }: GhostOptions): string =>
  permalinkOf(post, isPage(post) ? undefined : permalink);

const isPublic = (post: GhostRow): boolean => (textIn(post, 'visibility') ?? 'public') === 'public';

const slugOf = (post: GhostRow): string =>
  fitSlug(textIn(post, 'slug'), textIn(post, 'title') ?? '');

const newPath = (post: GhostRow): string =>
  pathTo(isPublic(post) ? pages.blogPost : pages.memberContent, { slug: slugOf(post) });

interface Conversions {
  readonly options: GhostOptions;
  readonly related: Related;
  readonly rewrite: (address: string) => string;
}

function readPost(post: GhostRow, { options, related, rewrite }: Conversions): IncomingDocument {
  const losses: Loss[] = [];
  const lose = (loss: Loss) => losses.push(loss);
  const id = idIn(post);
  const meta = related.metaOf(id) ?? post;
  const shortened = (key: string, maximum: number, row: GhostRow = post) =>
    fitText(textIn(row, key), { maximum, field: key, lose }) ?? null;
  const picture = textIn(post, 'feature_image') ?? textIn(post, 'image');
  const title = shortened('title', 255) ?? '(Untitled)';
  const body = readBody(post, rewrite);
  reportUnknown(post, meta, lose);
  return {
    collection: isPublic(post) ? 'blog-posts' : 'member-contents',
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
      ...(isPublic(post) ? {} : { requiredPlan: planFor(post, options, lose) }),
    },
    relations: {
      author: related.authorsOf(post, lose),
      ...(isPublic(post) ? { tags: related.tagsOf(id) } : {}),
    },
    images: {
      featuredImage: picture
        ? {
            address: imageAddress(picture, options.site),
            alternativeText: textIn(meta, 'feature_image_alt'),
            caption: captionOf(meta),
          }
        : undefined,
    },
    publishedAt: publicationOf(post, options, lose),
    createdAt: timeIn(post, 'created_at'),
    updatedAt: timeIn(post, 'updated_at'),
    formerAddresses: [permalink(post, options)],
    losses: [...body.losses, ...losses, ...(isPublic(post) ? [] : lostTags(related.tagsOf(id)))],
    failure: body.failure,
  };
}

const lostTags = (ids: readonly string[]): Loss[] =>
  ids.length === 0 ? [] : [{ kind: 'relation', detail: 'tags' }];

/** The text as Ghost showed it. Old exports have only its source, which is Markdown. */
function readBody(post: GhostRow, rewrite: (address: string) => string): Conversion {
  const html = textIn(post, 'html');
  if (html !== undefined) return htmlToMarkdown(html, { rewrite, prepare: replaceCards });
  const isWritten = textIn(post, 'lexical') ?? textIn(post, 'mobiledoc');
  const markdown = textIn(post, 'markdown') ?? textIn(post, 'plaintext') ?? '';
  const losses: Loss[] = isWritten ? [{ kind: 'field', detail: 'text that was never shown' }] : [];
  return { markdown, losses };
}

const captionOf = (meta: GhostRow): string | undefined => {
  const html = textIn(meta, 'feature_image_caption');
  return html === undefined ? undefined : html.replace(/<[^>]*>/g, '');
};

function publicationOf(
  post: GhostRow,
  { pages }: GhostOptions,
  lose: (loss: Loss) => void,
): string | null {
  const status = textIn(post, 'status');
  if (status === 'sent') lose({ kind: 'access', detail: 'was only sent by email: a draft here' });
  if (isPage(post) && pages === 'draft') return null;
  if (status !== 'published' && status !== 'scheduled') return null;
  return timeIn(post, 'published_at') ?? timeIn(post, 'updated_at') ?? null;
}

function planFor(post: GhostRow, { tiers }: GhostOptions, lose: (loss: Loss) => void): string {
  const visibility = textIn(post, 'visibility');
  if (visibility === 'members') return 'account';
  if (visibility === 'paid') return 'any';
  const plan = tiers ?? HIGHEST_PLAN;
  lose({ kind: 'access', detail: `${visibility} → ${plan}` });
  return plan;
}

const WITHOUT_PLACE = [
  'codeinjection_head',
  'codeinjection_foot',
  'canonical_url',
  'custom_template',
];

function reportUnknown(post: GhostRow, meta: GhostRow, lose: (loss: Loss) => void): void {
  for (const key of WITHOUT_PLACE) {
    if (textIn(post, key) ?? textIn(meta, key)) lose({ kind: 'field', detail: key });
  }
}
