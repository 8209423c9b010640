import { defineCollection } from '../declare/collection.ts';
import { line, slug, text } from '../declare/fields.ts';
import { seo } from './seo.ts';

export const categories = defineCollection({
  singular: 'category',
  plural: 'categories',
  table: 'categories',
  hasDrafts: false,
  searched: ['name', 'description'],
  fields: { name: line({ required: true }), slug: slug(), description: text(), seo: seo() },
});
