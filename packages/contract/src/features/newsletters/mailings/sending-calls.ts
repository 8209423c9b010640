import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { numberCursor, numberedPage, pageParams } from '../../../paging.ts';
import { z } from '../../../zod.ts';
import { audienceMemberSchema } from './audience.ts';
import { deliverySchema } from './delivery.ts';
import { mailingDeliveryStates, mailingSchema } from './mailing.ts';

const invalid = messageReference('rules', 'invalidValue');
const time = z.iso.datetime({ offset: true, error: messageReference('rules', 'invalidTime') });

/** The audience above which the sender must have proved their identity within the last ten minutes. */
export const PROOF_AUDIENCE = 1_000;
/** How long a mailing that is sent at once can be taken back. */
export const TAKE_BACK_SECONDS = 60;

const shared = { group: 'Newsletters', access: 'newsletters.send' } as const;
const params = z.object({ id: z.string().max(40) });
const success = { status: 200, body: z.object({ data: mailingSchema }) } as const;
const errors = ['validation_failed', 'forbidden', 'not_found', 'conflict'] as const;

export const listAudience = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/mailings/:id/audience',
  summary: 'Who would get a mailing now, and who would be left out, page by page',
  params,
  query: z.object({
    show: z.enum(['recipients', 'excluded'], invalid).default('recipients'),
    ...pageParams(numberCursor),
  }),
  success: {
    status: 200,
    body: z.object({ data: z.array(audienceMemberSchema), meta: numberedPage }),
  },
  errors: [...errors, 'unavailable'],
});

export const sendMailing = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/mailings/:id/send',
  summary: 'Send a draft at a time, or after a minute in which it can be taken back',
  description: `If more than ${PROOF_AUDIENCE} people get it, the caller must have proved their identity within the last ten minutes.`,
  needsConfirmedAddress: true,
  params,
  body: z.object(
    {
      /** In the future. Null: in a minute. */
      at: time.nullable(),
      /** Of the text that the sender has seen. */
      updatedAt: z.string(invalid).max(40, invalid),
    },
    invalid,
  ),
  success,
  errors: [...errors, 'edit_conflict', 'proof_required', 'unavailable'],
});

const action = <const Name extends string>(name: Name, summary: string) =>
  defineCall({
    ...shared,
    method: 'POST',
    path: `/api/studio/mailings/:id/${name}` as const,
    summary,
    params,
    success,
    errors,
  });

export const takeBackMailing = action(
  'take-back',
  'Make a scheduled mailing a draft again, before its first mail',
);
export const pauseMailing = action('pause', 'Send no further mails until it is resumed');
export const resumeMailing = action('resume', 'Continue a paused mailing');
export const cancelMailing = action('cancel', 'Send none of the mails that are left. Final');

export const repeatMailing = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/mailings/:id/repeat',
  summary: 'Create a draft with the same text for those who did not get the mailing',
  params,
  body: z.object({ key: z.uuid(invalid) }, invalid),
  success: { ...success, status: 201 },
  errors,
});

export const listDeliveries = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/mailings/:id/deliveries',
  summary: 'The mails of a mailing and what happened to each, page by page',
  params,
  query: z.object({
    state: z.enum(mailingDeliveryStates, invalid).optional(),
    /** A part of the address. */
    search: z
      .string()
      .max(254, invalid)
      .refine((text) => text.isWellFormed() && !text.includes('\0'), invalid)
      .optional(),
    ...pageParams(numberCursor),
  }),
  success: {
    status: 200,
    body: z.object({ data: z.array(deliverySchema), meta: numberedPage }),
  },
  errors: [...errors, 'unavailable'],
});

export const decideUnknown = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/mailings/:id/deliveries/decide',
  summary: 'Decide what mails count as of which nobody knows whether they arrived',
  params,
  body: z.object(
    {
      /** `sent`: they count as sent. `send`: they are sent, and some people may get them twice. */
      decision: z.enum(['sent', 'send'], invalid),
      /** Without them, all that are unknown now. */
      ids: z
        .array(
          z
            .number(invalid)
            .int(invalid)
            .positive(invalid)
            .max(2 ** 31 - 1, invalid),
          invalid,
        )
        .min(1, invalid)
        .max(500, invalid)
        .optional(),
    },
    invalid,
  ),
  success,
  errors,
});
