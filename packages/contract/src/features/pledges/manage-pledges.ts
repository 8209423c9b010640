import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import {
  pledgeEvidenceSchema,
  pledgeHistorySchema,
  pledgeReasonSchema,
  pledgeSchema,
  pledgeWordingSchema,
} from './pledge.ts';

const shared = { group: 'Pledges', access: 'content.edit' } as const;
const params = z.object({ id: z.string().max(40) });
/** Chosen by the caller: a repeated call with the same key adds nothing. */
const key = z.uuid();

const success = {
  status: 200,
  body: z.object({ data: z.object({ pledge: pledgeHistorySchema }) }),
} as const;

const changeErrors = ['validation_failed', 'forbidden', 'not_found', 'conflict'] as const;

export const listManagedPledges = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/pledges',
  summary: 'All pledges, the last changed first',
  success: { status: 200, body: z.object({ data: z.array(pledgeSchema) }) },
  errors: ['forbidden'],
});

export const addPledge = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/pledges',
  summary: 'Record a promise that a published policy makes',
  body: pledgeWordingSchema.extend({
    key,
    documentId: z.string().max(40),
    locale: z.string().max(35),
  }),
  success: { ...success, status: 201 },
  errors: changeErrors,
});

export const readManagedPledge = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/pledges/:id',
  summary: 'A pledge with all its evidence',
  params,
  success,
  errors: ['forbidden', 'not_found'],
});

export const addPledgeUpdate = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/pledges/:id/updates',
  summary: 'Add evidence to a pledge, or correct an earlier update. Nothing is overwritten',
  params,
  body: pledgeEvidenceSchema.extend({
    key,
    /** The number of the update that this one corrects. */
    corrects: z.number().int().positive().nullable(),
  }),
  success: { ...success, status: 201 },
  errors: changeErrors,
});

export const correctPledge = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/pledges/:id/wordings',
  summary: 'Correct what a pledge says. The earlier wording and the reason stay public',
  params,
  body: pledgeWordingSchema.extend({
    reason: pledgeReasonSchema,
    /** The number of the wording that this one replaces. */
    replaces: z.number().int().positive(),
  }),
  success: { ...success, status: 201 },
  errors: changeErrors,
});
