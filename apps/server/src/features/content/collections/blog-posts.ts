import { defineCollection } from '../declare/collection.ts';
import { integer, line, markdown, slug, text, toMany, toOne } from '../declare/fields.ts';
import { seo } from './seo.ts';

const owner = 'blog_post_id';

export const blogPosts = defineCollection({
  singular: 'blog-post',
  plural: 'blog-posts',
  table: 'blog_posts',
  hasDrafts: true,
  searched: ['title', 'excerpt'],
  fields: {
    title: line({ required: true }),
    slug: slug(),
    excerpt: text(),
    body: markdown({ required: true }),
    readingMinutes: integer({ isComputed: true }),
    featuredImage: toOne('files', { column: 'featured_image_id' }),
    author: toOne('authors', { column: 'author_id' }),
    categories: toMany('categories', {
      table: 'blog_posts_categories',
      owner,
      target: 'category_id',
    }),
    tags: toMany('tags', { table: 'blog_posts_tags', owner, target: 'tag_id' }),
    seo: seo(),
  },
});
