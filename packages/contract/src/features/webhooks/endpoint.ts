import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';
import { webhookEvents } from './webhook-events.ts';

const MAX_NAME = 80;
const MAX_ADDRESS = 2_000;

const hasNoControls = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text);

const nameMissing = messageReference('webhooks-server', 'nameMissing');
const badAddress = messageReference('webhooks-server', 'badAddress');
const noEvents = messageReference('webhooks-server', 'noEvents');

/** What staff say about an address that is called. */
export const webhookPlanSchema = z.object({
  name: z
    .string(nameMissing)
    .trim()
    .min(1, nameMissing)
    .max(MAX_NAME, messageReference('webhooks-server', 'nameTooLong'))
    .refine(hasNoControls, nameMissing),
  /** Whether the server may call it is checked there. */
  address: z
    .string(badAddress)
    .trim()
    .max(MAX_ADDRESS, badAddress)
    .refine(hasNoControls, badAddress),
  events: z
    .array(z.enum(webhookEvents, noEvents), noEvents)
    .min(1, noEvents)
    .max(webhookEvents.length, noEvents),
});

export type WebhookPlan = z.output<typeof webhookPlanSchema>;

/** Why an endpoint is off: by staff, after a week of failures, or because it answered 410. */
export const webhookOffReasons = ['staff', 'failures', 'gone'] as const;

export type WebhookOffReason = (typeof webhookOffReasons)[number];

/** An address that is called, without its secret. */
export const webhookSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  offSince: z.string().nullable(),
  offReason: z.enum(webhookOffReasons).nullable(),
  /** Null unless nothing has arrived since then. */
  failingSince: z.string().nullable(),
  /** Until when the secret before this one signs as well. */
  oldSecretUntil: z.string().nullable(),
  createdAt: z.string(),
});

export type Webhook = z.infer<typeof webhookSchema>;
