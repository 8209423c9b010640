import type { MediaFile } from '@rostra/contract';
import { defineCollection } from './collection.ts';
import { decimal, integer, json, line, text } from './fields.ts';

/** Media, as referenced by other collections. Only uploads write it, so it has no API calls of its own. */
export const files = defineCollection({
  singular: 'file',
  plural: 'files',
  table: 'files',
  hasDrafts: false,
  isLocalized: false,
  searched: ['name', 'alternativeText'],
  fields: {
    name: line({ required: true }),
    alternativeText: text(),
    caption: text(),
    width: integer(),
    height: integer(),
    formats: json<NonNullable<MediaFile['formats']>>(),
    sources: json<NonNullable<MediaFile['sources']>>(),
    focalPoint: json<NonNullable<MediaFile['focalPoint']>>(),
    hash: line({ required: true }),
    ext: line({ required: true }),
    mime: line({ required: true }),
    size: decimal({ required: true }),
    url: line({ required: true }),
    previewUrl: line(),
    provider: line({ required: true }),
  },
});
