import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { entryShape, localeQueryShape, seoSchema, translationsSchema } from '../content/entry.ts';
import { renderedBodyShape } from '../content/rendered-body.ts';
import { areaSchema } from './area-schema.ts';
import { editionSummarySchema } from './editions.ts';

export const policySummarySchema = z.object({
  ...entryShape,
  title: z.string(),
  slug: z.string(),
  area: areaSchema,
  summary: z.string().nullable(),
  keyPoints: z.array(z.string()).nullable(),
  order: z.number().int(),
  readingMinutes: z.number().int(),
});

export const policyPageSchema = policySummarySchema.extend({
  seo: seoSchema,
  ...renderedBodyShape,
});

export const policyLinkSchema = z.object({
  title: z.string(),
  /** The path of its page. */
  path: z.string(),
  /** If policies without a translation are among the others. */
  locale: z.string().optional(),
});

const policyResponseSchema = z.object({
  data: policyPageSchema,
  /** The path of its page, and the other policies of its area, main policy first. */
  meta: z.object({
    path: z.string(),
    others: z.array(policyLinkSchema),
    translations: translationsSchema,
    /** The newest editions first; `key` names the policy in their URLs. */
    editions: z.object({ key: z.string(), newest: z.array(editionSummarySchema) }),
  }),
});

const localeQuery = z.object(localeQueryShape);

/** An old slug is a 404 with `details.movedTo`. */
export const readPolicy = defineCall({
  method: 'GET',
  path: '/api/policies/by-slug/:slug',
  summary: 'One policy for its page',
  group: 'Content',
  access: 'public',
  params: z.object({ slug: z.string().max(200) }),
  query: localeQuery,
  success: { status: 200, body: policyResponseSchema },
  errors: ['validation_failed', 'not_found'],
});

export const readLeadingPolicy = defineCall({
  method: 'GET',
  path: '/api/policies/leading/:area',
  summary: 'The main policy of an area',
  group: 'Content',
  access: 'public',
  params: z.object({ area: areaSchema }),
  query: localeQuery,
  success: { status: 200, body: policyResponseSchema },
  errors: ['validation_failed', 'not_found'],
});

export const listLeadingPolicies = defineCall({
  method: 'GET',
  path: '/api/policies/leading',
  summary: 'The main policy of each area',
  group: 'Content',
  access: 'public',
  query: localeQuery,
  success: {
    status: 200,
    body: z.object({ data: z.array(policySummarySchema), meta: z.object({}) }),
  },
  errors: ['validation_failed'],
});

/** A policy in the list of all policies. */
export const policyOverviewSchema = z.object({
  documentId: z.string(),
  title: z.string(),
  area: areaSchema,
  summary: z.string().nullable(),
  /** The path of its page. */
  path: z.string(),
  /** Names the policy in the URLs of its editions and pledges. */
  key: z.string(),
  /** The newest edition that readers have. */
  edition: editionSummarySchema.nullable(),
  /** On a site with several languages. */
  locale: z.string().optional(),
});

export const listPolicies = defineCall({
  method: 'GET',
  path: '/api/policies/overview',
  summary: 'All policies with their newest edition; the main policy comes first in its area',
  group: 'Content',
  access: 'public',
  query: localeQuery,
  success: { status: 200, body: z.object({ data: z.array(policyOverviewSchema) }) },
  errors: ['validation_failed'],
});

export type PolicySummary = z.infer<typeof policySummarySchema>;
export type PolicyPage = z.infer<typeof policyPageSchema>;
export type PolicyOverview = z.infer<typeof policyOverviewSchema>;
export type PolicyLink = z.infer<typeof policyLinkSchema>;
