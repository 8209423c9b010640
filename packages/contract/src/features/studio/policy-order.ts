import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { areaSchema } from '../policies/area-schema.ts';
import { entryStates } from './entry-summary.ts';

/** Why a policy is the one that the page of its area shows. */
export const leadReasons = ['address', 'order', 'age', 'only'] as const;

export const policyAreaSchema = z.object({
  area: areaSchema,
  /** The path of its page, which shows the leading policy. */
  path: z.string(),
  /** In their order. */
  policies: z.array(
    z.object({
      documentId: z.string(),
      title: z.string(),
      slug: z.string(),
      state: z.enum(entryStates),
      /** Null unless it leads. Only a policy that readers see can lead. */
      leads: z.enum(leadReasons).nullable(),
    }),
  ),
});

export const listPolicyAreas = defineCall({
  method: 'GET',
  path: '/api/studio/policies/areas',
  summary: 'The policies of each area in their order, drafts included, and which one leads',
  group: 'Studio',
  access: 'content.draft',
  success: { status: 200, body: z.object({ data: z.array(policyAreaSchema) }) },
  errors: ['forbidden'],
});

export const orderPolicies = defineCall({
  method: 'PUT',
  path: '/api/studio/policies/areas/:area',
  summary: 'Set the order of the policies of an area, which readers see immediately',
  group: 'Studio',
  access: 'content.edit',
  params: z.object({ area: areaSchema }),
  body: z.object({
    /** The document ids of all its policies. */
    documentIds: z.array(z.string().max(100)).max(500),
  }),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'conflict'],
});

export type StudioPolicyArea = z.infer<typeof policyAreaSchema>;
export type LeadReason = (typeof leadReasons)[number];
