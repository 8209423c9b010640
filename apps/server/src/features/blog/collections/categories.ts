import { defineCollection, line, seo, slug, text } from '../../content/index.ts';

export const categories = defineCollection({
  singular: 'category',
  plural: 'categories',
  table: 'categories',
  hasDrafts: false,
  searched: ['name', 'description'],
  fields: { name: line({ required: true }), slug: slug(), description: text(), seo: seo() },
});
