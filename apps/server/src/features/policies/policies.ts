import { areaKeyPattern } from '@rostra/contract';
import { pages } from '@rostra/contract/pages';
import { messageReference } from '@rostra/messages';
import {
  defineCollection,
  integer,
  line,
  lines,
  markdown,
  readingTime,
  seo,
  slug,
  text,
} from '../content/index.ts';
import { checkArea } from './areas/check-area.ts';
import { findAreaPaths } from './areas/find-area-paths.ts';
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
    const paths = await findAreaPaths(queries);
    return new Map(
      [...leading].flatMap(([documentId, area]) => {
        const path = paths.get(area);
        return path === undefined ? [] : [[documentId, path]];
      }),
    );
  },
  fields: {
    title: line({ required: true, isLocalized: true }),
    slug: slug(),
    area: line({
      required: true,
      editor: 'policyArea',
      maxLength: 60,
      pattern: {
        matches: areaKeyPattern,
        message: 'must be the key of an area',
        forStaff: messageReference('studio-server', 'rule.choice'),
      },
    }),
    order: integer({ column: 'sort_order', default: 0, editor: 'policyOrder' }),
    summary: text({ isLocalized: true }),
    body: markdown({ required: true, isLocalized: true }),
    keyPoints: lines({ isLocalized: true, editor: 'keyPoints' }),
    readingMinutes: readingTime(),
    seo: seo(),
  },
  findUnfinished,
  check: checkArea,
});
