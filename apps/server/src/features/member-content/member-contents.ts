import { requiredPlans } from '@rostra/contract';
import { pages } from '@rostra/contract/pages';
import { authors, categories } from '../blog/index.ts';
import {
  defineCollection,
  files,
  freeText,
  line,
  markdown,
  membersWithPlan,
  oneOf,
  readingTime,
  seo,
  slug,
  text,
  toMany,
  toOne,
} from '../content/index.ts';

/** Everybody sees title, excerpt, picture, and the text down to a paywall; members with the plan see all of it. */
const withPlan = membersWithPlan('requiredPlan');

export const memberContents = defineCollection({
  singular: 'member-content',
  plural: 'member-contents',
  table: 'member_contents',
  hasDrafts: true,
  isLocalized: true,
  searched: ['title', 'excerpt'],
  page: pages.memberContent,
  publicPage: pages.memberTeaser,
  fields: {
    title: line({ required: true, isLocalized: true }),
    slug: slug(),
    requiredPlan: oneOf(requiredPlans, {
      required: true,
      default: 'account',
      editor: 'requiredPlan',
    }),
    excerpt: text({ isLocalized: true }),
    body: markdown({ required: true, isLocalized: true, read: withPlan }),
    freePart: freeText(),
    readingMinutes: readingTime(),
    author: toOne(authors, { column: 'author_id' }),
    category: toOne(categories, { column: 'category_id' }),
    featuredImage: toOne(files, { column: 'featured_image_id' }),
    attachments: toMany(
      files,
      { table: 'member_contents_attachments', owner: 'member_content_id', target: 'file_id' },
      { read: withPlan, editor: 'downloads' },
    ),
    seo: seo(),
  },
});
