import { defineCollection } from '../declare/collection.ts';
import { line, slug } from '../declare/fields.ts';

export const tags = defineCollection({
  singular: 'tag',
  plural: 'tags',
  table: 'tags',
  hasDrafts: false,
  searched: ['name'],
  fields: { name: line({ required: true }), slug: slug() },
});
