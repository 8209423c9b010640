import { pages } from '@rostra/contract/pages';
import {
  defineCollection,
  files,
  integer,
  line,
  markdown,
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
    excerpt: text({ isLocalized: true }),
    body: markdown({ required: true, isLocalized: true }),
    readingMinutes: integer({ isComputed: true, isLocalized: true }),
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
