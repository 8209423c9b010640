import { defineCollection, files, line, slug, text, toOne } from '../../content/index.ts';

export const authors = defineCollection({
  singular: 'author',
  plural: 'authors',
  table: 'authors',
  hasDrafts: false,
  isLocalized: false,
  searched: ['name'],
  fields: {
    username: line({ required: true }),
    name: line({ required: true }),
    slug: slug(),
    role: line(),
    bio: text(),
    avatar: toOne(files, { column: 'avatar_id' }),
  },
});
