import { posix } from 'node:path';
import { slugFromTitle } from '../../../languages/spelling/slug-from-title.ts';
import type { IncomingDocument, Loss } from '../content-source.ts';
import { fitSlug, fitText } from '../documents/fit-text.ts';
import { asDate, asText, asTexts } from './attributes.ts';
import { convertBody } from './convert-body.ts';
import { findHeading } from './find-heading.ts';
import { readFrontMatter } from './front-matter.ts';
import { resolveAddress } from './resolve-address.ts';
import { trimLines } from './trim-lines.ts';

/** One text with the names of what it refers to. */
export interface MarkdownText {
  readonly document: IncomingDocument;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly author: string | undefined;
}

/** `2024-05-01-a-title.md`, as Jekyll names posts. */
const DATED = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/;

const FIELDS = new Set(
  ['title', 'slug', 'date', 'pubdate', 'publishdate', 'published_at', 'lastmod', 'updated'].concat(
    ['updateddate', 'last_modified_at', 'draft', 'published', 'excerpt', 'description', 'summary'],
    ['tags', 'tag', 'categories', 'category', 'author', 'authors', 'image', 'heroimage', 'cover'],
    ['featured_image', 'thumbnail', 'images', 'permalink', 'url', 'aliases', 'redirect_from'],
    ['layout', 'type', 'weight', 'comments', 'toc', 'heroimagealt', 'image_alt', 'hero_image'],
  ),
);

/** Reads a text of Jekyll, Hugo or Astro. */
export function readText(
  path: string,
  source: string,
  findAddress: (reference: string) => string | undefined = () => undefined,
): MarkdownText {
  const { attributes, body, failure } = readFrontMatter(source);
  const losses: Loss[] = [];
  const lose = (loss: Loss) => losses.push(loss);
  const name = nameOf(path);
  const dated = DATED.exec(name);
  const date =
    asDate(
      attributes.date ?? attributes.pubdate ?? attributes.publishdate ?? attributes.published_at,
    ) ?? (dated ? asDate(`${dated[1]}-${pad(dated[2])}-${pad(dated[3])}`) : undefined);
  const title =
    asText(attributes.title) ?? findHeading(body) ?? (dated?.[4] ?? name).replaceAll(/[-_]+/g, ' ');
  const slug = fitSlug(asText(attributes.slug) ?? dated?.[4] ?? name, title);
  const isDraft = isTrue(attributes.draft) || isFalse(attributes.published) || isInDrafts(path);
  const hidden = hiddenBy(attributes);
  if (hidden !== undefined)
    lose({ kind: 'access', detail: `was not public (${hidden}): a draft here` });
  const text = convertBody(body, path, { findAddress, lose });
  for (const key of Object.keys(attributes)) {
    if (!FIELDS.has(key)) lose({ kind: 'field', detail: key });
  }
  const author = asTexts(attributes.author ?? attributes.authors);
  if (author.length > 1) {
    lose({ kind: 'relation', detail: `more authors: ${author.slice(1).join(', ')}` });
  }
  const shortened = (value: string | undefined, maximum: number, field: string) =>
    fitText(value, { maximum, field, lose });
  const description = asText(attributes.description);
  const categories = asTexts(attributes.categories ?? attributes.category);
  return {
    tags: asTexts(attributes.tags ?? attributes.tag),
    categories,
    author: author[0],
    document: {
      collection: 'blog-posts',
      sourceId: path,
      values: {
        title: shortened(title, 255, 'title'),
        slug,
        excerpt:
          shortened(
            asText(attributes.excerpt) ?? asText(attributes.summary) ?? description,
            2_000,
            'excerpt',
          ) ?? null,
        body: withoutHeading(trimLines(text.markdown), title),
        seo: {
          metaTitle: null,
          metaDescription: shortened(description, 320, 'description') ?? null,
        },
      },
      images: { featuredImage: pictureOf(attributes, path) },
      publishedAt: isDraft || hidden !== undefined || date === undefined ? null : date,
      createdAt: date,
      updatedAt:
        asDate(
          attributes.lastmod ??
            attributes.updateddate ??
            attributes.updated ??
            attributes.last_modified_at,
        ) ?? date,
      formerAddresses: addressesOf(path, { attributes, dated, slug, categories, date }),
      losses: [
        ...losses,
        ...(date === undefined && !isDraft
          ? [{ kind: 'access', detail: 'has no date: a draft here' } as const]
          : []),
      ],
      failure: failure ?? text.failure,
    },
  };
}

const isTrue = (value: unknown): boolean => /^(?:true|yes|on|1)$/i.test(String(value));
const isFalse = (value: unknown): boolean => /^(?:false|no|off|0)$/i.test(String(value));
const isInDrafts = (path: string): boolean => /(?:^|\/)_?drafts\//.test(path);

/** What kept a text from readers. One with an end may have ended, and texts here have none. */
function hiddenBy(attributes: Readonly<Record<string, unknown>>): string | undefined {
  const set = ['private', 'protected', 'headless', 'membersonly', 'members_only'].find((key) =>
    isTrue(attributes[key]),
  );
  const given = ['password', 'expirydate', 'unpublishdate'].find(
    (key) => asText(attributes[key]) !== undefined || attributes[key] instanceof Date,
  );
  const isNamed = /^(?:private|members?|paid|hidden)$/i.test(asText(attributes.visibility) ?? '');
  return set ?? given ?? (isNamed ? 'visibility' : undefined);
}

const pad = (digits = ''): string => digits.padStart(2, '0');

/** `index.md` is named after its folder. */
function nameOf(path: string): string {
  const name = posix.basename(path).replace(/\.\w+$/, '');
  return name === 'index' ? posix.basename(posix.dirname(path)) : name;
}

/** Pages show the title above the text. */
const withoutHeading = (body: string, title: string): string => {
  const [first = '', ...rest] = body.split('\n');
  return first.replace(/^#[ \t]+/, '').trim() === title.trim() && first.startsWith('# ')
    ? trimLines(rest.join('\n'))
    : body;
};

function pictureOf(attributes: Readonly<Record<string, unknown>>, path: string) {
  const { image, heroimage, hero_image, featured_image, cover, thumbnail, images } = attributes;
  const found = [image, heroimage, hero_image, featured_image, cover, thumbnail, images]
    .map(pictureIn)
    .find((address) => address !== undefined);
  if (found === undefined) return undefined;
  const alternativeText = asText(attributes.heroimagealt ?? attributes.image_alt);
  return { address: resolveAddress(found, path), alternativeText };
}

/** A path, or an object with one: `{ src }` in Astro, `{ image }` in Hugo, `{ path }` in Jekyll. */
function pictureIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return pictureIn(value[0]);
  if (value === null || typeof value !== 'object') return asText(value);
  const { src, image, path, url } = value as Record<string, unknown>;
  return asText(src ?? image ?? path ?? url);
}

/** Where readers may know the text from: named ones, and what the three programs use by default. */
function addressesOf(
  path: string,
  {
    attributes,
    dated,
    slug,
    categories,
    date,
  }: {
    attributes: Readonly<Record<string, unknown>>;
    dated: RegExpExecArray | null;
    slug: string;
    categories: readonly string[];
    date: string | undefined;
  },
): string[] {
  const named = [
    ...asTexts(attributes.permalink),
    ...asTexts(attributes.url),
    ...asTexts(attributes.aliases),
    ...asTexts(attributes.redirect_from),
  ].filter((address) => address.startsWith('/') && !address.includes(':'));
  const folders = posix
    .dirname(path)
    .split('/')
    .filter((part) => !/^(?:\.|_posts|_drafts|src|content)$/.test(part));
  const isIndex = /(?:^|\/)index\.\w+$/.test(path);
  const own = `/${[...(isIndex ? folders.slice(0, -1) : folders), slug].join('/')}`;
  const [year = '', month = '', day = ''] = (date ?? '').slice(0, 10).split('-');
  const section = categories.map((category) => `/${slugFromTitle(category)}`).join('');
  const jekyll = dated
    ? [
        `${section}/${year}/${month}/${day}/${slug}.html`,
        `${section}/${year}/${month}/${day}/${slug}`,
      ]
    : [];
  return [...new Set([...named, own, ...jekyll])];
}
