import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { emailSchema } from '../accounts/credentials.ts';
import { paymentErrors } from './payment-errors.ts';
import { changedSubscriptionSchema } from './subscriptions/subscription.ts';

/** With the payer's own. */
export const MAX_SEATS = 200;
/** How long the link of an invitation is valid. */
export const SEAT_INVITATION_DAYS = 14;

const invalid = messageReference('rules', 'invalidValue');
const seatCount = z
  .number(invalid)
  .int(invalid)
  .min(1, messageReference('groups-server', 'seatsOutOfRange', { max: MAX_SEATS }))
  .max(MAX_SEATS, messageReference('groups-server', 'seatsOutOfRange', { max: MAX_SEATS }));

export const seatSchema = z.object({
  id: z.string(),
  /** `waiting`: more people than paid seats, because the number was reduced at Stripe. */
  state: z.enum(['invited', 'expired', 'member', 'waiting']),
  /** The address that was invited. */
  email: z.string(),
  /** Null until the invitation is accepted. */
  name: z.string().nullable(),
  /** When the person was invited or joined. */
  since: z.string(),
});

const ownGroupSchema = z.object({
  planId: z.string().nullable(),
  planName: z.string(),
  subscriptionId: z.string(),
  currency: z.string(),
  /** Paid seats, with the payer's own. */
  seats: z.number().int(),
  /** With the payer's own and open invitations. */
  used: z.number().int(),
  scheduledSeats: z.object({ quantity: z.number().int(), at: z.string() }).nullable(),
  /** Whether there can be more seats: the plan is for groups, and is paid. */
  canGrow: z.boolean(),
  members: z.array(seatSchema),
});

export const groupSchema = z.object({
  /** The group that the member pays for, or could pay for. */
  own: ownGroupSchema.nullable(),
  /** The group that the member belongs to, which somebody else pays for. */
  membership: z
    .object({
      payer: z.string(),
      planId: z.string().nullable(),
      planName: z.string(),
      /** Until when the seat is paid for. Null if it is not at the moment. */
      until: z.string().nullable(),
    })
    .nullable(),
});

const seatsPreviewSchema = z.object({
  seats: z.number().int(),
  /** When the change takes effect. Null: at once. */
  at: z.string().nullable(),
  /** Send it back with the change, so that it costs what was shown. Null for a later change. */
  prorationDate: z.number().int().nullable(),
  currency: z.string(),
  /** Charged at that time. */
  amountDue: z.number().int(),
  creditUsed: z.number().int(),
  /** What every payment costs from then on. */
  nextPrice: z.number().int(),
  nextPaymentAt: z.string(),
});

export type Group = z.infer<typeof groupSchema>;
export type OwnGroup = NonNullable<Group['own']>;
export type Seat = OwnGroup['members'][number];
export type SeatsPreview = z.infer<typeof seatsPreviewSchema>;

const shared = { group: 'Billing', access: 'member' } as const;
const success = { status: 200, body: groupSchema } as const;

export const getGroup = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/group',
  summary: 'The group that a member pays for, and the one that a member belongs to',
  success,
  errors: ['unauthorized'],
});

export const previewSeats = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/group/seats/preview',
  summary: 'What another number of seats costs: more at once, fewer from the next period on',
  body: z.object({ seats: seatCount }),
  success: { status: 200, body: seatsPreviewSchema },
  errors: ['validation_failed', 'unauthorized', 'not_found', 'conflict', 'payments_unavailable'],
});

export const changeSeats = defineCall({
  ...shared,
  method: 'PUT',
  path: '/api/group/seats',
  summary: 'Pay for another number of seats, for what the preview has shown',
  body: z.object({
    seats: seatCount,
    amountDue: z.number(invalid).int(invalid).min(0, invalid),
    prorationDate: z.number(invalid).int(invalid).nullable(),
  }),
  success: { status: 200, body: changedSubscriptionSchema },
  errors: paymentErrors,
});

export const inviteToGroup = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/group/invitations',
  needsConfirmedAddress: true,
  summary: 'Invite somebody by mail; an open invitation is sent again',
  body: z.object({ email: emailSchema }),
  success,
  errors: ['validation_failed', 'unauthorized', 'not_found', 'conflict', 'payments_unavailable'],
});

export const removeSeat = defineCall({
  ...shared,
  method: 'DELETE',
  path: '/api/group/members/:id',
  summary: 'Withdraw an invitation, or take a seat away',
  params: z.object({ id: z.string().max(100) }),
  success,
  errors: ['unauthorized', 'not_found', 'payments_unavailable'],
});

const codeBody = z.object({ code: z.string(invalid).max(200, invalid) });

export const checkSeatInvitation = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/group/invitation/check',
  summary: 'Who pays, and for what, before an invitation is accepted',
  body: codeBody,
  success: {
    status: 200,
    body: z.object({
      payer: z.string(),
      planId: z.string().nullable(),
      planName: z.string(),
      /** Why it cannot be accepted now. `plan`: the member pays for a plan; it has to be cancelled first. */
      obstacle: z.enum(['plan', 'group', 'self']).nullable(),
    }),
  },
  errors: ['validation_failed', 'unauthorized', 'invalid_code'],
});

export const acceptSeatInvitation = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/group/invitation/accept',
  summary: 'Take a seat of a group that somebody else pays for',
  body: codeBody,
  success,
  errors: ['validation_failed', 'unauthorized', 'invalid_code', 'conflict', 'payments_unavailable'],
});

export const leaveGroup = defineCall({
  ...shared,
  method: 'DELETE',
  path: '/api/group/membership',
  summary: 'Leave the group that the member belongs to',
  success,
  errors: ['unauthorized', 'payments_unavailable'],
});
