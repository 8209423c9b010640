import { type CallOutput, readBlogPost } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import type { RouterContextProvider } from 'react-router';
import { localeInLoader } from '../../../lib/languages/content-locale.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import { hostContext } from '../../../lib/server-rendering/render-host.ts';
import { nameAndSlug, type Post, relatedOf, teaserOf } from '../post.ts';

/** Posts of at least this length get a table of contents. */
const LONG_MINUTES = 5;
const LONG_SECTIONS = 4;

export async function loadPost(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<Post> {
  context.get(hostContext).tag(`blog-posts:${slug}`);
  const response = await load(
    context,
    (api) => api(readBlogPost, { params: { slug }, query: localeInLoader(context) }),
    (movedTo) => pathTo(pages.blogPost, { slug: movedTo }),
  );
  return toPost(response);
}

/** What the page shows of a post. */
export function toPost({ data: post, meta }: CallOutput<typeof readBlogPost>): Post {
  const { author, featuredImage, seo, excerpt, title } = post;
  const sections = post.toc.filter(({ depth }) => depth === 2);
  const isLong = post.readingMinutes >= LONG_MINUTES && sections.length >= LONG_SECTIONS;
  return {
    ...teaserOf(post),
    html: post.bodyHtml,
    contents: isLong ? sections.map(({ id, text }) => ({ id, text })) : [],
    ...(featuredImage?.caption ? { pictureCaption: featuredImage.caption } : {}),
    ...(author ? { author: { name: author.name, role: author.role, bio: author.bio } } : {}),
    tags: post.tags.map(nameAndSlug),
    updatedAt: post.updatedAt,
    previous: meta.previous,
    next: meta.next,
    related: meta.related.map(relatedOf),
    ...(meta.translations ? { translations: meta.translations } : {}),
    seo: {
      title: seo?.metaTitle || title,
      description: seo?.metaDescription || excerpt || post.bodyExcerpt,
    },
  };
}
