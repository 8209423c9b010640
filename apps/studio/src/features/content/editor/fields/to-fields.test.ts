import { expect, it } from 'vitest';
import { policies, posts } from '../../../../lib/content/testing/collections.ts';
import { toFields } from './to-fields.ts';

it('writes relations as document ids and leaves out what the editor does not show', () => {
  const fields = toFields(posts.fields, {
    id: 3,
    title: 'Title',
    slug: 'title',
    body: 'Text',
    readingMinutes: 2,
    author: { documentId: 'ada', name: 'Ada' },
    categories: [{ documentId: 'c1', name: 'Water' }],
    tags: [],
    featuredImage: null,
    seo: { id: 7, metaTitle: 'T', metaDescription: null },
  });
  expect(fields).toEqual({
    title: 'Title',
    slug: 'title',
    body: 'Text',
    seo: { metaTitle: 'T', metaDescription: null },
    excerpt: null,
    author: 'ada',
    categories: ['c1'],
    tags: [],
    featuredImage: null,
  });
});

it('keeps lists of plain values', () => {
  expect(toFields(policies.fields, { keyPoints: ['One', 'Two'], order: 3 })).toMatchObject({
    keyPoints: ['One', 'Two'],
    order: 3,
  });
});
