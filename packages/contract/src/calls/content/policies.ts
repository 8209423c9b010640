import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { contentQuerySchema } from './content-query.ts';
import { entryShape, listOf, oneOf, seoSchema } from './entry.ts';
import { renderedBodyShape } from './rendered-body.ts';

export const policyAreas = ['domestic', 'international', 'economic', 'manifesto', 'about'] as const;

export const policySummarySchema = z.object({
  ...entryShape,
  title: z.string(),
  slug: z.string(),
  area: z.enum(policyAreas),
  summary: z.string().nullable(),
  keyPoints: z.array(z.string()).nullable(),
  order: z.number().int(),
  readingMinutes: z.number().int(),
});

export const policyPageSchema = policySummarySchema.extend({
  seo: seoSchema,
  ...renderedBodyShape,
});

export const listPolicies = defineCall({
  method: 'GET',
  path: '/api/policies',
  summary: 'Policies, manifesto and about page',
  group: 'Content',
  access: 'public',
  query: contentQuerySchema,
  success: { status: 200, body: listOf(policySummarySchema) },
  errors: ['validation_failed', 'pagination_invalid', 'forbidden'],
});

/** An old slug is a 404 with `details.movedTo`. */
export const readPolicy = defineCall({
  method: 'GET',
  path: '/api/policies/by-slug/:slug',
  summary: 'One policy as its page shows it',
  group: 'Content',
  access: 'public',
  params: z.object({ slug: z.string().max(200) }),
  success: { status: 200, body: oneOf(policyPageSchema) },
  errors: ['not_found'],
});

export type PolicyArea = (typeof policyAreas)[number];
export type PolicySummary = z.infer<typeof policySummarySchema>;
export type PolicyPage = z.infer<typeof policyPageSchema>;
