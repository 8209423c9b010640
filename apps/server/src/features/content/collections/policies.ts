import { areaPaths, policyAreas } from '@rostra/contract';
import { defineCollection } from '../declare/collection.ts';
import { integer, line, lines, markdown, oneOf, slug, text } from '../declare/fields.ts';
import { seo } from './seo.ts';

export const policies = defineCollection({
  singular: 'policy',
  plural: 'policies',
  table: 'policies',
  hasDrafts: true,
  searched: ['title', 'summary'],
  fields: {
    title: line({ required: true }),
    slug: slug(),
    area: oneOf(policyAreas, { required: true }),
    summary: text(),
    body: markdown({ required: true }),
    keyPoints: lines(),
    order: integer({ column: 'sort_order', default: 0 }),
    readingMinutes: integer({ isComputed: true }),
    seo: seo(),
  },
  check: ({ slug, area }) =>
    policyAreas.some((other) => other !== area && areaPaths[other] === `/policies/${slug}`)
      ? ['slug', `The slug ${slug} is the address of another area`]
      : undefined,
});
