import type { IncomingDocument, Loss } from '../content-source.ts';
import { fitText } from '../documents/fit-text.ts';
import { convertContent } from './convert-content.ts';
import { type Attachment, slugOf, type WxrIndex } from './index-export.ts';
import type { WxrPart } from './read-wxr.ts';
import { isProtected } from './restrictions/memberpress-rules.ts';
import { findRestriction } from './restrictions/restricted-posts.ts';
import type { WordpressOptions } from './wordpress-options.ts';

/** States in which nobody wanted the text to be kept. */
const IGNORED = new Set(['trash', 'auto-draft', 'inherit']);

/** A post or a page. Undefined for deleted ones. */
export function readPost(
  part: WxrPart,
  index: WxrIndex,
  options: WordpressOptions,
): IncomingDocument | undefined {
  const { fields, terms, meta, comments } = part;
  const get = (name: string) => fields.get(name)?.trim() || undefined;
  if (IGNORED.has(get('wp:status') ?? '')) return undefined;
  const losses: Loss[] = [];
  const lose = (loss: Loss) => losses.push(loss);
  const shortened = (value: string | undefined, maximum: number, field: string) =>
    fitText(value, { maximum, field, lose }) ?? null;
  const body = convertContent(fields.get('content:encoded') ?? '', index, get('wp:post_id'));
  if (comments > 0) lose({ kind: 'field', detail: `comments: ${comments}` });
  const slugs = (domain: string) =>
    terms.flatMap((term) => (term.domain === domain ? [term.slug] : []));
  const creator = get('dc:creator');
  const published = publicationOf(part, { index, options }, lose);
  for (const { name, place } of body.unclear) {
    const detail = `the shortcode ${name} may have hidden a part: a draft here`;
    lose({ kind: 'access', detail, places: [place] });
  }
  const written = timeOf(get('wp:post_date_gmt')) ?? timeOf(get('wp:post_date'));
  return {
    collection: 'blog-posts',
    sourceId: get('wp:post_id') ?? get('link') ?? slugOf(part),
    values: {
      title: shortened(plain(get('title')), 255, 'title') ?? '(Untitled)',
      slug: slugOf(part),
      excerpt: shortened(plain(get('excerpt:encoded')), 2_000, 'excerpt'),
      body: body.markdown,
      seo: {
        metaTitle: shortened(seoText(meta.get('_yoast_wpseo_title')), 120, 'SEO title'),
        metaDescription: shortened(seoText(meta.get('_yoast_wpseo_metadesc')), 320, 'SEO text'),
      },
    },
    relations: {
      author: creator === undefined ? [] : [creator],
      categories: slugs('category'),
      tags: slugs('post_tag'),
    },
    images: { featuredImage: imageOf(index.attachments.get(meta.get('_thumbnail_id') ?? '')) },
    publishedAt: body.unclear.length > 0 ? null : published,
    createdAt: written,
    updatedAt: timeOf(get('wp:post_modified_gmt')) ?? written,
    formerAddresses: addressesOf(part),
    losses: [...body.losses, ...losses],
    failure: body.failure,
  };
}

function publicationOf(
  part: WxrPart,
  { index, options: { pages } }: { index: WxrIndex; options: WordpressOptions },
  lose: (loss: Loss) => void,
): string | null {
  const { fields, meta } = part;
  const status = fields.get('wp:status');
  const restriction = findRestriction(meta);
  const reasons = [
    ...((fields.get('wp:post_password') ?? '') === '' ? [] : ['needed a password']),
    ...(status === 'private' ? ['was private'] : []),
    ...(restriction === undefined ? [] : [`was not for everyone (${restriction})`]),
    ...(isProtected(index.rules, part) ? ['was not for everyone (MemberPress)'] : []),
  ];
  for (const reason of reasons) lose({ kind: 'access', detail: `${reason}: a draft here` });
  if (reasons.length > 0 || (status !== 'publish' && status !== 'future')) return null;
  if (fields.get('wp:post_type') === 'page' && pages === 'draft') return null;
  return (
    timeOf(fields.get('wp:post_date_gmt')) ??
    timeOf(fields.get('pubDate')) ??
    timeOf(fields.get('wp:post_date')) ??
    null
  );
}

/** `0000-00-00 00:00:00` means that there is no time. */
function timeOf(given: string | undefined): string | undefined {
  if (!given || given.startsWith('0000') || given.includes('-0001')) return undefined;
  const isPlain = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(given.trim());
  const time = new Date(isPlain ? `${given.trim().replace(' ', 'T')}Z` : given);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

const imageOf = (attachment: Attachment | undefined) =>
  attachment && {
    address: attachment.url,
    alternativeText: attachment.alternativeText,
    caption: plain(attachment.caption),
  };

/** The present address, those under earlier names, and the short one. */
function addressesOf({ fields, meta }: WxrPart): string[] {
  const link = URL.parse(fields.get('link') ?? '');
  const path = link && link.search === '' ? link.pathname : undefined;
  const name = fields.get('wp:post_name');
  const oldName = meta.get('_wp_old_slug');
  const id = fields.get('wp:post_id');
  return [
    ...(path ? [path] : []),
    ...(path && name && oldName ? [path.replace(name, () => oldName)] : []),
    ...(id ? [`/?p=${id}`] : []),
  ];
}

/** Titles and excerpts may contain tags and entities. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};
const plain = (text: string | undefined): string | undefined =>
  text
    ?.replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|(\w+));/g, (all, code: string | undefined, name = '') => {
      const number = Number(code);
      return code && number <= 0x10ffff ? String.fromCodePoint(number) : (ENTITIES[name] ?? all);
    })
    .trim() || undefined;

/** Yoast fills in its placeholders when it shows a page. */
const seoText = (text: string | undefined): string | undefined =>
  text && !text.includes('%%') ? text : undefined;
