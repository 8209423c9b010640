import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { consultationSchema } from './consultation.ts';
import { newContributionSchema, ownContributionSchema } from './contribution.ts';
import { consultedTextShape, contributionPageSchema } from './read-consultations.ts';

const shared = { group: 'Consultations', access: 'member' } as const;
const contributionParams = z.object({ id: z.string().max(40) });
const success = { status: 200, body: z.object({ data: ownContributionSchema }) } as const;

/** Why a member cannot contribute now. */
export const contributionObstacles = ['plan', 'notOpen', 'unconfirmed'] as const;

export const readConsultationDraft = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/consultations/by-slug/:slug/draft',
  summary: 'The draft of a consultation and the contributions of all members',
  params: z.object({ slug: z.string().max(200) }),
  query: contributionPageSchema,
  success: {
    status: 200,
    body: z.object({
      data: z.object({
        consultation: consultationSchema,
        /** Null if it has not begun, or is not included in the member’s plan. */
        text: z
          .object({ ...consultedTextShape, contributions: z.array(ownContributionSchema) })
          .nullable(),
        /** Null if the member can contribute. */
        obstacle: z.enum(contributionObstacles).nullable(),
        /** Whether the member has yet to agree that text and name become public. */
        mustAgree: z.boolean(),
      }),
    }),
  },
  errors: ['validation_failed', 'not_found'],
});

export const addContribution = defineCall({
  ...shared,
  needsConfirmedAddress: true,
  method: 'POST',
  path: '/api/consultations/:id/contributions',
  summary: 'Comment on a paragraph, or propose another wording',
  params: z.object({ id: z.string().max(40) }),
  body: newContributionSchema,
  success: { ...success, status: 201 },
  errors: ['validation_failed', 'forbidden', 'not_found', 'not_open', 'edit_conflict'],
});

export const withdrawContribution = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/contributions/:id/withdraw',
  summary: 'Withdraw a contribution of one’s own that is not answered',
  params: contributionParams,
  success,
  errors: ['not_found', 'not_open', 'conflict'],
});

export const supportContribution = defineCall({
  ...shared,
  needsConfirmedAddress: true,
  method: 'PUT',
  path: '/api/contributions/:id/support',
  summary: 'Support a contribution of somebody else, or no longer',
  params: contributionParams,
  body: z.object({ isSupported: z.boolean() }),
  success,
  errors: ['forbidden', 'not_found', 'not_open', 'conflict'],
});

export type ContributionObstacle = (typeof contributionObstacles)[number];
