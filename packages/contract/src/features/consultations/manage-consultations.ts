import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { consultationPlanSchema, consultationSchema, reasonSchema } from './consultation.ts';
import { answerSchema, contributionSchema } from './contribution.ts';
import { consultedTextShape, contributionPageSchema } from './read-consultations.ts';

const shared = { group: 'Consultations', access: 'content.edit' } as const;
const params = z.object({ id: z.string().max(40) });

export const contributionFilters = ['unanswered', 'all', 'hidden'] as const;
export const MAX_KEPT = 50;

/** For staff: whether its text was changed since the newest draft. */
export const managedConsultationSchema = consultationSchema.extend({
  hasNewText: z.boolean(),
});

const success = {
  status: 200,
  body: z.object({
    data: z.object({
      consultation: managedConsultationSchema,
      text: z.object({
        ...consultedTextShape,
        contributions: z.array(
          contributionSchema.extend({
            /** The text of hidden contributions too. */
            original: z.string(),
            /** Whether its wording is in the policy, in the draft to come. */
            isMerged: z.boolean(),
          }),
        ),
        /** How many contributions each filter shows. */
        matches: z.object({
          unanswered: z.number().int(),
          all: z.number().int(),
          hidden: z.number().int(),
        }),
      }),
    }),
  }),
} as const;

export const listManagedConsultations = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/consultations',
  summary: 'All consultations, newest first',
  success: { status: 200, body: z.object({ data: z.array(consultationSchema) }) },
  errors: ['forbidden'],
});

export const openConsultation = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/consultations',
  summary: 'Announce a consultation about the present draft of a policy',
  body: consultationPlanSchema.extend({
    /** Chosen by the caller: a repeated call with the same key announces no second one. */
    key: z.uuid(),
    documentId: z.string().max(40),
    locale: z.string().max(35),
  }),
  success: { ...success, status: 201 },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});

export const readManagedConsultation = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/consultations/:id',
  summary: 'A consultation with a page of the contributions',
  params,
  query: contributionPageSchema.extend({
    show: z.enum(contributionFilters).default('all'),
    /** Ids of contributions, separated by commas, that the filter lets through in any case. */
    keep: z
      .string()
      .max(MAX_KEPT * 40)
      .optional(),
  }),
  success,
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export const changeConsultation = defineCall({
  ...shared,
  method: 'PUT',
  path: '/api/studio/consultations/:id',
  summary: 'Change the announcement; an open consultation can only be extended',
  params,
  body: consultationPlanSchema,
  success,
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});

export const addConsultationDraft = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/consultations/:id/drafts',
  summary: 'Show members the present draft of the policy',
  params,
  body: z.object({ reason: reasonSchema }),
  success,
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});

export const concludeConsultation = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/consultations/:id/conclude',
  summary: 'Conclude a closed consultation in which everything is answered',
  params,
  body: z.object({ conclusion: reasonSchema }),
  success,
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});

export const abandonConsultation = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/consultations/:id/abandon',
  summary: 'Abandon a consultation, with a public reason',
  params,
  body: z.object({ reason: reasonSchema }),
  success,
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});

export const answerContribution = defineCall({
  ...shared,
  method: 'PUT',
  path: '/api/studio/contributions/:id/answer',
  summary: 'Accept, accept in changed form, decline or take note, with a public reason',
  params,
  body: answerSchema,
  success,
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});

export const mergeContribution = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/contributions/:id/merge',
  summary: 'Put an accepted wording into the draft of the policy',
  params,
  success,
  errors: ['forbidden', 'not_found', 'conflict', 'edit_conflict'],
});

export const hideContribution = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/contributions/:id/hide',
  summary: 'Hide a contribution; the reason is public',
  params,
  body: z.object({ reason: reasonSchema }),
  success,
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});

export const showContribution = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/contributions/:id/show',
  summary: 'Show a hidden contribution again',
  params,
  success,
  errors: ['forbidden', 'not_found', 'conflict'],
});

export type ContributionFilter = (typeof contributionFilters)[number];
export type ManagedConsultation = z.infer<typeof managedConsultationSchema>;
