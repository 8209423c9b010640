import { requiredPlans } from '@rostra/contract';
import { pages } from '@rostra/contract/pages';
import { authors, categories } from '../blog/index.ts';
import {
  defineCollection,
  files,
  integer,
  line,
  markdown,
  membersOnly,
  membersWithPlan,
  oneOf,
  seo,
  slug,
  text,
  toMany,
  toOne,
} from '../content/index.ts';

/** Visitors see the title, members the excerpt, and members with the plan the body. */
const withPlan = membersWithPlan('requiredPlan');

export const memberContents = defineCollection({
  singular: 'member-content',
  plural: 'member-contents',
  table: 'member_contents',
  hasDrafts: true,
  isLocalized: true,
  searched: ['title', 'excerpt'],
  page: pages.memberContent,
  fields: {
    title: line({ required: true, isLocalized: true }),
    slug: slug(),
    requiredPlan: oneOf(requiredPlans, {
      required: true,
      default: 'account',
      editor: 'requiredPlan',
    }),
    excerpt: text({ isLocalized: true, read: membersOnly }),
    body: markdown({ required: true, isLocalized: true, read: withPlan }),
    readingMinutes: integer({ isComputed: true, isLocalized: true }),
    author: toOne(authors, { column: 'author_id' }),
    category: toOne(categories, { column: 'category_id' }),
    featuredImage: toOne(files, { column: 'featured_image_id' }),
    attachments: toMany(
      files,
      { table: 'member_contents_attachments', owner: 'member_content_id', target: 'file_id' },
      { read: withPlan, editor: 'downloads' },
    ),
    seo: seo(membersOnly),
  },
});
