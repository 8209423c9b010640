import { expect, it } from 'vitest';
import { contentTypes } from '../../../app/content-types.ts';
import { datetime, line, lines, oneOf, seo, slug, toMany } from '../index.ts';
import { defineCollection } from './collection.ts';
import { describeCollections } from './describe-collections.ts';
import { integer, markdown, text } from './fields.ts';
import { files } from './files.ts';

const events = defineCollection({
  singular: 'event',
  plural: 'policies',
  table: 'events',
  hasDrafts: true,
  isLocalized: false,
  searched: [],
  page: { path: '/events/:slug', access: 'public', skeleton: 'post' },
  fields: {
    title: line({ required: true }),
    slug: slug(),
    summary: text(),
    body: markdown({ required: true }),
    startsAt: datetime({ required: true }),
    place: oneOf(['hall', 'garden'], { default: 'hall' }),
    seats: integer(),
    visitors: integer({ isComputed: true }),
    speakers: lines(),
    slides: toMany(files, { table: 'events_slides', owner: 'event_id', target: 'file_id' }),
    photos: toMany(
      files,
      { table: 'events_photos', owner: 'event_id', target: 'file_id' },
      { editor: 'downloads' },
    ),
    seo: seo(),
  },
});

it('describes the fields that staff edit, in their order', () => {
  expect(describeCollections([events])).toEqual([
    {
      kind: 'policies',
      section: 'policies',
      path: '/events/:slug',
      isForMembers: false,
      isLocalized: false,
      fields: [
        { name: 'title', editor: 'line', isRequired: true },
        { name: 'slug', editor: 'slug', isRequired: true },
        { name: 'summary', editor: 'text', isRequired: false },
        { name: 'body', editor: 'markdown', isRequired: true },
        { name: 'startsAt', editor: 'time', isRequired: true },
        {
          name: 'place',
          editor: 'choice',
          isRequired: false,
          values: ['hall', 'garden'],
          default: 'hall',
        },
        { name: 'seats', editor: 'integer', isRequired: false },
        { name: 'speakers', editor: 'lines', isRequired: false },
        { name: 'slides', editor: 'files', isRequired: false, target: 'files' },
        { name: 'photos', editor: 'downloads', isRequired: false, target: 'files' },
        { name: 'seo', editor: 'seo', isRequired: false },
      ],
    },
  ]);
});

it('leaves out what has no editor of its own, such as subjects', () => {
  const described = describeCollections(contentTypes);
  expect(described.map(({ kind, section, feature }) => [kind, section, feature])).toEqual([
    ['policies', 'policies', undefined],
    ['member-contents', 'member-contents', 'memberContent'],
    ['blog-posts', 'posts', 'blog'],
    ['pages', 'pages', undefined],
  ]);
});
