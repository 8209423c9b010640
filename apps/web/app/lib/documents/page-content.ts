import type {
  CallOutput,
  MediaFile,
  readEntryPage,
  Seo,
  TextAccess,
  Translations,
} from '@rostra/contract';
import type { PictureSource } from '../pictures/picture.tsx';
import { pictureOf } from '../pictures/picture-of.ts';
import type { ContentsEntry } from './contents-list.tsx';

/** Pages with at least this many sections get a table of contents. */
const MANY_SECTIONS = 4;

/** What a page shows of an entry, whatever its content type. */
export interface PageContent {
  plural: string;
  slug: string;
  path: string;
  title: string;
  summary: string;
  html: string;
  contents: readonly ContentsEntry[];
  picture?: PictureSource;
  pictureCaption?: string;
  updatedAt: string;
  publishedAt: string;
  /** Of content types that count it. */
  readingMinutes?: number;
  /** Who can open the text, if not everybody. */
  access?: TextAccess | undefined;
  isLocked: boolean;
  /** On a site with several languages. */
  locale?: string;
  seo: { title: string; description: string };
  translations?: Translations;
}

/** Fields of the declaration that this page knows, of whichever an entry has. */
interface KnownFields {
  readonly title: string;
  readonly summary?: unknown;
  readonly featuredImage?: MediaFile | null;
  readonly access?: TextAccess;
  readonly requiredPlan?: TextAccess;
  readonly excerpt?: unknown;
  readonly readingMinutes?: unknown;
  readonly seo?: Seo;
}

export function toPageContent(
  plural: string,
  { data, meta }: CallOutput<typeof readEntryPage>,
): PageContent {
  const { featuredImage, requiredPlan, access = requiredPlan, seo, ...known }: KnownFields = data;
  const { excerpt, summary = excerpt, readingMinutes } = known;
  const lead = typeof summary === 'string' ? summary : '';
  const picture = pictureOf(featuredImage);
  const sections = data.toc.filter(({ depth }) => depth === 2);
  return {
    plural,
    slug: data.slug,
    path: meta.path,
    title: data.title,
    summary: lead,
    html: data.bodyHtml,
    contents:
      sections.length >= MANY_SECTIONS ? sections.map(({ id, text }) => ({ id, text })) : [],
    ...(picture ? { picture } : {}),
    ...(featuredImage?.caption ? { pictureCaption: featuredImage.caption } : {}),
    updatedAt: data.updatedAt,
    publishedAt: data.publishedAt ?? data.updatedAt,
    ...(typeof readingMinutes === 'number' ? { readingMinutes } : {}),
    ...(access === undefined || access === 'everyone' ? {} : { access }),
    isLocked: data.isLocked,
    ...(data.locale ? { locale: data.locale } : {}),
    seo: {
      title: seo?.metaTitle || data.title,
      description: seo?.metaDescription || lead || data.bodyExcerpt,
    },
    ...(meta.translations ? { translations: meta.translations } : {}),
  };
}
