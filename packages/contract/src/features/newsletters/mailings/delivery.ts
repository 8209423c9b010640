import { z } from '../../../zod.ts';
import { skipReasons } from './audience.ts';
import { mailingDeliveryStates } from './mailing.ts';

export const deliverySchema = z.object({
  id: z.number().int(),
  /** Null once the subscriber was erased. */
  subscriberId: z.number().int().nullable(),
  email: z.string().nullable(),
  memberId: z.number().int().nullable(),
  state: z.enum(mailingDeliveryStates),
  /** Why it was skipped. */
  reason: z.enum(skipReasons).nullable(),
  /** How often the mail server was asked to take it. */
  attempts: z.number().int(),
  /** What the mail server said last, or the mail that came back. */
  reply: z.string().nullable(),
  /** When it got into this state. */
  at: z.string(),
  /** When it is tried next. */
  dueAt: z.string().nullable(),
});

export type MailingDelivery = z.infer<typeof deliverySchema>;
