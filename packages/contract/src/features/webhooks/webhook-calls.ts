import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { webhookPlanSchema, webhookSchema } from './endpoint.ts';

export const webhookParams = z.object({
  id: z.uuid(messageReference('rules', 'invalidId')),
});

export const sharedByWebhooks = { group: 'Webhooks', access: 'webhooks.manage' } as const;

const one = { status: 200, body: z.object({ data: webhookSchema }) } as const;
/** Only this response has the secret. */
const withSecret = z.object({ data: webhookSchema, secret: z.string() });

export const listWebhooks = defineCall({
  ...sharedByWebhooks,
  method: 'GET',
  path: '/api/studio/webhooks',
  summary: 'The webhooks, without their secrets',
  success: { status: 200, body: z.object({ data: z.array(webhookSchema) }) },
  errors: ['forbidden'],
});

export const createWebhook = defineCall({
  ...sharedByWebhooks,
  method: 'POST',
  path: '/api/studio/webhooks',
  summary: 'Create a webhook. Only this response contains its secret',
  needsProof: true,
  body: webhookPlanSchema,
  success: { status: 201, body: withSecret },
  errors: ['validation_failed', 'forbidden', 'conflict'],
});

export const changeWebhook = defineCall({
  ...sharedByWebhooks,
  method: 'PUT',
  path: '/api/studio/webhooks/:id',
  summary: 'Change the name, the address or the events of a webhook',
  needsProof: true,
  params: webhookParams,
  body: webhookPlanSchema,
  success: one,
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export const rotateWebhookSecret = defineCall({
  ...sharedByWebhooks,
  method: 'POST',
  path: '/api/studio/webhooks/:id/secret',
  summary: 'Give a webhook a new secret. The one before signs as well for a day',
  needsProof: true,
  params: webhookParams,
  success: { status: 200, body: withSecret },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export const switchWebhook = defineCall({
  ...sharedByWebhooks,
  method: 'POST',
  path: '/api/studio/webhooks/:id/switch',
  summary: 'Switch a webhook on or off',
  params: webhookParams,
  body: z.object({ isOn: z.boolean(messageReference('rules', 'invalidValue')) }),
  success: one,
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export const testWebhook = defineCall({
  ...sharedByWebhooks,
  method: 'POST',
  path: '/api/studio/webhooks/:id/test',
  summary: 'Send an event of the type webhook.test',
  params: webhookParams,
  success: { status: 202, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});

export const deleteWebhook = defineCall({
  ...sharedByWebhooks,
  method: 'DELETE',
  path: '/api/studio/webhooks/:id',
  summary: 'Delete a webhook with its log',
  needsProof: true,
  params: webhookParams,
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});
