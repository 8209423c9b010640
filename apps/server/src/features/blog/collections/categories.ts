import { defineCollection, line, seo, slug, text } from '../../content/index.ts';

export const categories = defineCollection({
  singular: 'category',
  plural: 'categories',
  table: 'categories',
  hasDrafts: false,
  isLocalized: true,
  searched: ['name', 'description'],
  fields: {
    name: line({ required: true, isLocalized: true }),
    slug: slug(),
    description: text({ isLocalized: true }),
    seo: seo(),
  },
});
