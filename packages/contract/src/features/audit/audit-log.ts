import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { numberCursor, numberedPage, pageParams } from '../../paging.ts';
import { z } from '../../zod.ts';

export const auditActions = [
  'content.create',
  'content.update',
  'content.delete',
  'content.restore',
  'content.empty_trash',
  'content.merge',
  'content.reorder',
  'content.publish',
  'content.unpublish',
  'content.schedule',
  'content.cancel_schedule',
  'content.request_review',
  'content.approve',
  'content.send_back',
  'content.share',
  'content.revoke_links',
  'content.link_author',
  'consultation.open',
  'consultation.change',
  'consultation.draft',
  'consultation.answer',
  'consultation.merge',
  'consultation.hide',
  'consultation.show',
  'consultation.conclude',
  'consultation.abandon',
  'vote.announce',
  'vote.change',
  'vote.extend',
  'vote.postpone',
  'vote.annul',
  'pledge.add',
  'pledge.update',
  'pledge.correct',
  'landing.update',
  'media.upload',
  'staff.set_up_owner',
  'media.update',
  'media.replace',
  'media.delete',
  'staff.invite',
  'staff.change_role',
  'staff.revoke',
  'staff.transfer_ownership',
  'member.block',
  'member.unblock',
  'member.reset_factors',
  'member.end_sessions',
  'member.add_note',
  'member.delete_note',
  'member.export_data',
  'member.erase',
  'members.export',
  'money.refund',
  'money.close',
  'money.revenue',
  'plan.create',
  'plan.change',
  'plan.retire',
  'plan.offer',
  'plan.order',
  'plan.move',
  'coupon.create',
  'coupon.retire',
  'gift.issue',
  'gift.revoke',
  'mail.retry',
  'newsletter.create',
  'newsletter.change',
  'newsletter.close',
  'newsletter.reopen',
  'newsletter.delete',
  'newsletter.order',
  'mailing.create',
  'mailing.change',
  'mailing.delete',
  'mailing.send',
  'mailing.take_back',
  'mailing.pause',
  'mailing.resume',
  'mailing.cancel',
  'mailing.test',
  'mailing.decide',
  'subscriber.suppress',
  'subscriber.lift_suppression',
  'subscriber.unsubscribe',
  'subscriber.erase',
  'subscribers.export',
  'billing.reconcile',
  'audit.export',
  'messages.change',
  'messages.reset',
  'settings.change',
  'redirect.create',
  'redirect.change',
  'redirect.delete',
  'site.remove_starter_content',
  'site.backup',
  'site.restore',
  'site.export',
  'site.import',
  'site.undo_import',
  'site.allow_removal',
  'site.move',
  'token.create',
  'token.revoke',
  'webhook.create',
  'webhook.change',
  'webhook.rotate',
  'webhook.switch',
  'webhook.test',
  'webhook.retry',
  'webhook.delete',
] as const;

export type AuditAction = (typeof auditActions)[number];

const factsSchema = z.record(z.string(), z.unknown());

/** Something that staff, or an operator in a terminal, did. Never contains secrets. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.string(),
  actor: z.object({
    kind: z.enum(['user', 'terminal']),
    /** The user's id; null for a terminal. */
    id: z.number().int().nullable(),
    /** The username at that time, or the account at the terminal. */
    name: z.string(),
  }),
  /** The IP address, or the name of the machine whose terminal was used. */
  from: z.string(),
  action: z.enum(auditActions),
  target: z.object({ kind: z.string(), id: z.string() }).nullable(),
  before: factsSchema.nullable(),
  after: factsSchema.nullable(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** An entry for people to read: ids have the names that they stand for now. */
export const listedAuditEntrySchema = auditEntrySchema.extend({
  target: z
    .object({
      kind: z.string(),
      id: z.string(),
      /** Null if it no longer exists. */
      name: z.string().nullable(),
      /** The language in which a text can be opened. */
      locale: z.string().nullable(),
      /** Which screen of the studio shows it; null if none does, or if it is in the trash. */
      screen: z.enum(['entry', 'file', 'member', 'staff']).nullable(),
    })
    .nullable(),
  /** Names of other things that `before` and `after` mention, by `kind/id`. */
  names: z.record(z.string(), z.string()),
});

export type ListedAuditEntry = z.infer<typeof listedAuditEntrySchema>;

/** The largest id that the database can have. */
const MAX_ID = 2 ** 31 - 1;

const actionSchema = z.enum(auditActions, messageReference('rules', 'unknownAction')).optional();
const timeSchema = z.iso
  .datetime({ offset: true, error: messageReference('rules', 'invalidTime') })
  .optional();
const nameSchema = z
  .string()
  .max(100)
  .refine((text) => !text.includes('\0'), messageReference('rules', 'invalidTarget'))
  .optional();

/** What the list and the export can be narrowed to. All conditions apply together. */
export const auditFilterSchema = z.object({
  action: actionSchema,
  /** The id of a user, or `terminal`. */
  actor: z
    .union(
      [z.literal('terminal'), z.coerce.number().int().positive().max(MAX_ID)],
      messageReference('rules', 'auditActor'),
    )
    .optional(),
  targetKind: nameSchema,
  targetId: nameSchema,
  since: timeSchema,
  /** Exclusive. */
  until: timeSchema,
});

export type AuditFilter = z.output<typeof auditFilterSchema>;

export const listAuditEntries = defineCall({
  method: 'GET',
  path: '/api/audit',
  summary: 'The audit log page by page, newest first',
  group: 'Staff',
  access: 'audit.read',
  query: auditFilterSchema.extend({
    ...pageParams(numberCursor),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(listedAuditEntrySchema),
      meta: numberedPage,
    }),
  },
  errors: ['validation_failed', 'forbidden'],
});

export const exportAuditLog = defineCall({
  method: 'GET',
  path: '/api/audit/export',
  summary: 'The whole audit log as a file, oldest first: CSV, or one JSON object a line',
  group: 'Staff',
  access: 'audit.read',
  needsProof: true,
  query: auditFilterSchema.extend({
    format: z.enum(['csv', 'jsonl'], messageReference('rules', 'exportFormat')).default('csv'),
  }),
  success: { status: 200, body: z.string(), types: ['text/csv', 'application/jsonl'] },
  errors: ['validation_failed', 'forbidden'],
});
