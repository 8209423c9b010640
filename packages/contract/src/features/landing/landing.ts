import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { localeQueryShape } from '../content/entry.ts';

export const landingSchema = z.object({
  name: z.string(),
  tagline: z.string(),
  statement: z.string(),
  statementBody: z.string(),
  membership: z.object({ heading: z.string(), body: z.string(), points: z.array(z.string()) }),
});

/** `locale` is the language of the texts, on a site with several. */
const landingInLocaleSchema = landingSchema.extend({ locale: z.string().optional() });

export const readLanding = defineCall({
  method: 'GET',
  path: '/api/landing',
  summary: 'The statement and the membership text of the landing page',
  group: 'Content',
  access: 'public',
  query: z.object(localeQueryShape),
  success: { status: 200, body: z.object({ data: landingInLocaleSchema, meta: z.object({}) }) },
  errors: ['validation_failed', 'not_found'],
});

export type Landing = z.infer<typeof landingSchema>;
export type LandingInLocale = z.infer<typeof landingInLocaleSchema>;
