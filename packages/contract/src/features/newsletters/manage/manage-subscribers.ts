import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { okSchema } from '../../../ok.ts';
import { pageParams, timeCursor, timedPage } from '../../../paging.ts';
import { rowId } from '../../../row-id.ts';
import { z } from '../../../zod.ts';
import { emailSchema } from '../../accounts/credentials.ts';
import { subscriberDetailsSchema, subscriptionSchema, suppressionSchema } from './subscriber.ts';

const invalid = messageReference('rules', 'invalidValue');
const MAX_NOTE = 500;
const tooLong = messageReference('newsletters-manage-server', 'textTooLong', { max: MAX_NOTE });
const otherAddress = messageReference('newsletters-manage-server', 'otherAddress');

const shared = { group: 'Newsletters', access: 'members.manage' } as const;
const params = z.object({ id: rowId(messageReference('rules', 'invalidId')) });
const errors = ['validation_failed', 'forbidden', 'not_found', 'conflict'] as const;
const ok = { status: 200, body: okSchema } as const;

export const getSubscriber = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/subscribers/:id',
  summary: 'A subscriber with every consent',
  params,
  success: { status: 200, body: z.object({ data: subscriberDetailsSchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export const endSubscription = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/subscribers/:id/leave',
  summary: 'Unsubscribe somebody from a newsletter, for example after a call',
  params,
  body: z.object({ newsletterId: z.string(invalid).max(40, invalid) }, invalid),
  success: ok,
  errors,
});

export const eraseSubscriber = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/subscribers/:id/erase',
  summary: 'Delete everything about a subscriber but a hash of the address. Cannot be undone',
  needsProof: true,
  params,
  /** The address, typed by the person who erases it. */
  body: z.object({ email: emailSchema }, otherAddress),
  success: ok,
  errors,
});

export const listSuppressions = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/suppressions',
  summary: 'Addresses that get no mailings, the latest first',
  query: z.object({
    /** Part of the address. */
    search: z
      .string()
      .max(254, invalid)
      .refine((text) => text.isWellFormed() && !text.includes('\0'), invalid)
      .optional(),
    ...pageParams(timeCursor),
  }),
  success: {
    status: 200,
    body: z.object({ data: z.array(suppressionSchema), meta: timedPage }),
  },
  errors: ['validation_failed', 'forbidden'],
});

export const addSuppression = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/suppressions',
  summary: 'Send no mailings to an address, whether it is subscribed or not',
  body: z.object(
    {
      email: emailSchema,
      note: z
        .string(invalid)
        .trim()
        .max(MAX_NOTE, tooLong)
        .refine((text) => text.isWellFormed() && !text.includes('\0'), invalid),
    },
    invalid,
  ),
  success: ok,
  errors: ['validation_failed', 'forbidden', 'conflict'],
});

export const liftSuppression = defineCall({
  ...shared,
  method: 'DELETE',
  path: '/api/studio/suppressions/:id',
  summary: 'Allow mailings to an address again',
  params: z.object({ id: z.string().max(100) }),
  success: ok,
  errors,
});

export const getMemberSubscriptions = defineCall({
  group: 'Newsletters',
  access: 'members.read',
  method: 'GET',
  path: '/api/studio/members/:id/newsletters',
  summary: 'The newsletters of a member',
  params,
  success: {
    status: 200,
    body: z.object({
      data: z.object({
        /** Null if the member has never subscribed to one. */
        subscriberId: z.number().int().nullable(),
        subscriptions: z.array(subscriptionSchema),
        suppression: suppressionSchema.pick({ reason: true, createdAt: true }).nullable(),
      }),
    }),
  },
  errors: ['validation_failed', 'forbidden'],
});
