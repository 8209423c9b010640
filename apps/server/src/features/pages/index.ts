import { textAccess } from '@rostra/contract';
import { pages as sitePages } from '@rostra/contract/pages';
import {
  address,
  defineCollection,
  files,
  freeText,
  line,
  markdown,
  oneOf,
  openTo,
  readingTime,
  seo,
  text,
  toOne,
} from '../content/index.ts';

/** Pages that staff add at an address of their choice. Everybody sees title, summary, picture, and the text down to a paywall. */
export const pages = defineCollection({
  singular: 'page',
  plural: 'pages',
  table: 'pages',
  hasDrafts: true,
  isLocalized: true,
  searched: ['title', 'summary'],
  page: sitePages.page,
  fields: {
    title: line({ required: true, isLocalized: true }),
    slug: address(),
    access: oneOf(textAccess, { column: 'required_plan', required: true, default: 'everyone' }),
    summary: text({ isLocalized: true }),
    body: markdown({ required: true, isLocalized: true, read: openTo('access') }),
    freePart: freeText(),
    readingMinutes: readingTime(),
    featuredImage: toOne(files, { column: 'featured_image_id' }),
    seo: seo(),
  },
});
