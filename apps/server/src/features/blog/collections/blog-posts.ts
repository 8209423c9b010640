import { textAccess } from '@rostra/contract';
import { pages } from '@rostra/contract/pages';
import {
  defineCollection,
  files,
  freeText,
  line,
  markdown,
  oneOf,
  openTo,
  readingTime,
  seo,
  slug,
  text,
  toMany,
  toOne,
} from '../../content/index.ts';
import { authors } from './authors.ts';
import { categories } from './categories.ts';
import { tags } from './tags.ts';

const owner = 'blog_post_id';

/** Everybody sees what lists show of a post, and its text down to a paywall. */
export const blogPosts = defineCollection({
  singular: 'blog-post',
  plural: 'blog-posts',
  table: 'blog_posts',
  hasDrafts: true,
  isLocalized: true,
  searched: ['title', 'excerpt'],
  page: pages.blogPost,
  listPage: pages.blog,
  studioSection: 'posts',
  fields: {
    title: line({ required: true, isLocalized: true }),
    slug: slug(),
    access: oneOf(textAccess, { column: 'required_plan', required: true, default: 'everyone' }),
    excerpt: text({ isLocalized: true }),
    body: markdown({ required: true, isLocalized: true, read: openTo('access') }),
    freePart: freeText(),
    readingMinutes: readingTime(),
    author: toOne(authors, { column: 'author_id' }),
    categories: toMany(categories, {
      table: 'blog_posts_categories',
      owner,
      target: 'category_id',
    }),
    tags: toMany(tags, { table: 'blog_posts_tags', owner, target: 'tag_id' }),
    featuredImage: toOne(files, { column: 'featured_image_id' }),
    seo: seo(),
  },
});
