import { areaPaths, policyAreas } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { messageReference } from '@rostra/messages';
import {
  defineCollection,
  integer,
  line,
  lines,
  markdown,
  oneOf,
  readingTime,
  seo,
  slug,
  text,
} from '../content/index.ts';
import { findLeadingPolicies } from './leading-policies.repo.ts';
import { findUnfinished } from './legal/find-unfinished.ts';

export const policies = defineCollection({
  singular: 'policy',
  plural: 'policies',
  table: 'policies',
  hasDrafts: true,
  isLocalized: true,
  searched: ['title', 'summary'],
  page: pages.policy,
  listPage: pages.policies,
  editionFields: ['title', 'summary', 'keyPoints', 'body'],
  findOtherPaths: async (queries, now) => {
    const leading = await findLeadingPolicies(queries, now);
    return new Map([...leading].map(([documentId, area]) => [documentId, areaPaths[area]]));
  },
  fields: {
    title: line({ required: true, isLocalized: true }),
    slug: slug(),
    area: oneOf(policyAreas, { required: true, editor: 'policyArea' }),
    order: integer({ column: 'sort_order', default: 0, editor: 'policyOrder' }),
    summary: text({ isLocalized: true }),
    body: markdown({ required: true, isLocalized: true }),
    keyPoints: lines({ isLocalized: true, editor: 'keyPoints' }),
    readingMinutes: readingTime(),
    seo: seo(),
  },
  findUnfinished,
  check: ({ slug, area }) =>
    policyAreas.some(
      (other) =>
        other !== area && areaPaths[other] === pathTo(pages.policy, { slug: String(slug) }),
    )
      ? [
          'slug',
          `The slug ${slug} is the address of another area`,
          messageReference('studio-server', 'rule.otherArea'),
        ]
      : undefined,
});
