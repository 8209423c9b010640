import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { rowId } from '../../row-id.ts';
import { z } from '../../zod.ts';
import { securityEventSchema } from '../accounts/security-events.ts';
import { seatSchema } from '../billing/group.ts';
import { invoiceSchema } from '../billing/invoices/invoice.ts';
import { billingOverviewSchema } from '../billing/overview.ts';
import { declineReasons } from '../billing/payments/decline-reasons.ts';
import { factorKinds } from '../sessions/auth-response.ts';
import { sessionSchema } from '../sessions/sessions.ts';
import { memberSummarySchema } from './member-summary.ts';

const id = rowId(messageReference('rules', 'invalidId'));

export const memberParams = z.object({ id });
export const memberNoteParams = z.object({ id, noteId: id });

export const memberNoteSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  /** The username at that time. */
  author: z.string(),
  createdAt: z.string(),
});

export type MemberNote = z.infer<typeof memberNoteSchema>;

const memberInvoiceSchema = invoiceSchema.extend({
  /** Why the last failed attempt to charge the card failed. */
  declineReason: z.enum(declineReasons).nullable(),
  attempts: z.number().int(),
});

const memberMailSchema = z.object({
  id: z.number().int(),
  kind: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** The error code of the last attempt. */
  error: z.string().nullable(),
});

const memberSeatSchema = seatSchema.extend({
  /** Null until the invitation is accepted. */
  memberId: z.number().int().nullable(),
});

const memberDetailsSchema = memberSummarySchema.extend({
  documentId: z.string(),
  organisation: z.string().nullable(),
  bio: z.string().nullable(),
  language: z.string().nullable(),
  /** Whether the member gets emails when a consultation opens. */
  wantsConsultationMails: z.boolean(),
  /** When the account is deleted, if the member has asked for that. */
  deletionDueAt: z.string().nullable(),
  /** Since when the mail server of the address refuses mails, and what it said. */
  undeliverable: z.object({ since: z.string(), serverReply: z.string() }).nullable(),
  /** Null if the site takes no payments. */
  payments: z
    .object({
      overview: billingOverviewSchema,
      invoices: z.array(memberInvoiceSchema),
      /** The group that the member pays for. */
      group: z
        .object({
          seats: z.number().int(),
          used: z.number().int(),
          people: z.array(memberSeatSchema),
        })
        .nullable(),
      /** Who pays for the member's seat. */
      payer: z.object({ id: z.number().int(), name: z.string() }).nullable(),
    })
    .nullable(),
  /** The texts that were read last. */
  reading: z.array(
    z.object({
      /** Null if the text is no longer published. */
      title: z.string().nullable(),
      furthestPosition: z.number(),
      lastReadAt: z.string(),
      finishedAt: z.string().nullable(),
    }),
  ),
  /** Of the last 30 days, without their texts. Null without the capability `mails.manage`. */
  mails: z.array(memberMailSchema).nullable(),
  notes: z.array(memberNoteSchema),
  /** Null without the capability `members.manage`. */
  security: z
    .object({
      factors: z.array(z.enum(factorKinds)),
      sessions: z.array(sessionSchema.omit({ isCurrent: true })),
      events: z.array(securityEventSchema),
    })
    .nullable(),
});

export type MemberDetails = z.infer<typeof memberDetailsSchema>;

export const getMember = defineCall({
  method: 'GET',
  path: '/api/studio/members/:id',
  summary: 'Everything that staff may know about a member',
  group: 'Members',
  access: 'members.read',
  params: memberParams,
  success: { status: 200, body: z.object({ data: memberDetailsSchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});
