import { defineCollection, line, slug } from '../../content/index.ts';

export const tags = defineCollection({
  singular: 'tag',
  plural: 'tags',
  table: 'tags',
  hasDrafts: false,
  isLocalized: true,
  searched: ['name'],
  fields: { name: line({ required: true, isLocalized: true }), slug: slug() },
});
