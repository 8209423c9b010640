import { defineCollection } from '../declare/collection.ts';
import { decimal, integer, json, line, text } from '../declare/fields.ts';

/** Media as other collections see it. Written by upload only. */
export const files = defineCollection({
  singular: 'file',
  plural: 'files',
  table: 'files',
  hasDrafts: false,
  searched: ['name', 'alternativeText'],
  fields: {
    name: line({ required: true }),
    alternativeText: text(),
    caption: text(),
    width: integer(),
    height: integer(),
    formats: json(),
    sources: json(),
    hash: line({ required: true }),
    ext: line({ required: true }),
    mime: line({ required: true }),
    size: decimal({ required: true }),
    url: line({ required: true }),
    previewUrl: line(),
    provider: line({ required: true }),
  },
});
