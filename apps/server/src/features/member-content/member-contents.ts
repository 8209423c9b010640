import { requiredPlans } from '@rostra/contract';
import { defineCollection } from '../content/declare/collection.ts';
import { integer, line, markdown, oneOf, slug, text, toMany, toOne } from '../content/declare/fields.ts';
import { membersOnly, whoeverThePlanOpens } from '../content/declare/reader.ts';
import { seo } from '../content/declare/seo.ts';

/** Visitors learn that it exists, members what it is about, those with the plan read it. */
const entitled = whoeverThePlanOpens('requiredPlan');

export const memberContents = defineCollection({
  singular: 'member-content',
  plural: 'member-contents',
  table: 'member_contents',
  hasDrafts: true,
  searched: ['title', 'excerpt'],
  fields: {
    title: line({ required: true }),
    slug: slug(),
    excerpt: text({ read: membersOnly }),
    body: markdown({ required: true, read: entitled }),
    requiredPlan: oneOf(requiredPlans, { required: true, default: 'account' }),
    readingMinutes: integer({ isComputed: true }),
    featuredImage: toOne('files', { column: 'featured_image_id' }),
    author: toOne('authors', { column: 'author_id' }),
    category: toOne('categories', { column: 'category_id' }),
    attachments: toMany(
      'files',
      { table: 'member_contents_attachments', owner: 'member_content_id', target: 'file_id' },
      entitled,
    ),
    seo: seo(membersOnly),
  },
});
