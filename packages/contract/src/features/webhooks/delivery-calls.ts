import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { numberCursor, numberedPage, pageParams } from '../../paging.ts';
import { rowId } from '../../row-id.ts';
import { z } from '../../zod.ts';
import { deliveryDetailsSchema, deliverySchema, deliveryStates } from './deliveries.ts';
import { sharedByWebhooks, webhookParams } from './webhook-calls.ts';

const deliveryParams = webhookParams.extend({
  deliveryId: rowId(messageReference('rules', 'invalidId')),
});

export const listWebhookDeliveries = defineCall({
  ...sharedByWebhooks,
  method: 'GET',
  path: '/api/studio/webhooks/:id/deliveries',
  summary: 'What was sent to a webhook in the last 30 days, newest first',
  params: webhookParams,
  query: z.object({
    state: z.enum(deliveryStates, messageReference('rules', 'unknownState')).optional(),
    ...pageParams(numberCursor),
  }),
  success: { status: 200, body: z.object({ data: z.array(deliverySchema), meta: numberedPage }) },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export const getWebhookDelivery = defineCall({
  ...sharedByWebhooks,
  method: 'GET',
  path: '/api/studio/webhooks/:id/deliveries/:deliveryId',
  summary: 'What was sent, and each answer to it',
  params: deliveryParams,
  success: { status: 200, body: z.object({ data: deliveryDetailsSchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export const retryWebhookDelivery = defineCall({
  ...sharedByWebhooks,
  method: 'POST',
  path: '/api/studio/webhooks/:id/deliveries/:deliveryId/retry',
  summary: 'Send it once more, with the same id',
  params: deliveryParams,
  success: { status: 202, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});
