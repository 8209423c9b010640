import { z } from '../../zod.ts';

/** `waiting`: to be sent, or tried again later. `failed`: no attempt arrived. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

export const deliverySchema = z.object({
  id: z.number().int(),
  /** The same in each attempt: the header `webhook-id`. */
  eventId: z.string(),
  event: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** When it is tried next; null unless it is waiting. */
  dueAt: z.string().nullable(),
  /** Of the last attempt; null if there was no answer. */
  status: z.number().int().nullable(),
});

export type WebhookDelivery = z.infer<typeof deliverySchema>;

/** Why there was no answer, or why it does not count. */
export const deliveryErrors = [
  'timeout',
  'unreachable',
  'private',
  'certificate',
  'redirect',
  'status',
  'unreadable',
] as const;

export type DeliveryError = (typeof deliveryErrors)[number];

export const attemptSchema = z.object({
  at: z.string(),
  durationMs: z.number().int(),
  status: z.number().int().nullable(),
  error: z.enum(deliveryErrors).nullable(),
  /** The beginning of the answer. */
  answer: z.string().nullable(),
});

export type WebhookAttempt = z.infer<typeof attemptSchema>;

export const deliveryDetailsSchema = deliverySchema.extend({
  /** What was sent, without the signature. */
  body: z.string(),
  /** Newest first. */
  log: z.array(attemptSchema),
});

export type WebhookDeliveryDetails = z.infer<typeof deliveryDetailsSchema>;
