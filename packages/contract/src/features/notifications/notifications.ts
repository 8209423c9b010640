import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { localeQueryShape } from '../content/entry.ts';

export const noticeKinds = ['account', 'billing', 'content'] as const;

export const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  title: z.string(),
  text: z.string(),
  /** The page that the notification is about. */
  href: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
});

/** Counting stops here; more are shown as "99+". */
export const MAX_UNREAD = 100;

const unreadSchema = z.object({ unread: z.number().int().max(MAX_UNREAD) });

export const listNotices = defineCall({
  method: 'GET',
  path: '/api/notifications',
  summary: 'Notifications of the logged-in member, newest first',
  group: 'Notifications',
  access: 'member',
  query: z.object({
    /** `nextCursor` of the previous page. */
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    ...localeQueryShape,
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(noticeSchema),
      meta: unreadSchema.extend({ nextCursor: z.string().nullable() }),
    }),
  },
  errors: ['validation_failed'],
});

export const countUnreadNotices = defineCall({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'Number of unread notifications',
  group: 'Notifications',
  access: 'member',
  success: { status: 200, body: unreadSchema },
  errors: [],
});

export const markNoticeRead = defineCall({
  method: 'POST',
  path: '/api/notifications/:id/read',
  summary: 'Mark a notification as read',
  group: 'Notifications',
  access: 'member',
  params: z.object({ id: z.string().regex(/^(n[1-9]\d{0,8}|c[a-z0-9]{1,40})$/) }),
  success: { status: 200, body: unreadSchema },
  errors: ['validation_failed', 'not_found'],
});

export const markAllNoticesRead = defineCall({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark all notifications up to a given time as read',
  group: 'Notifications',
  access: 'member',
  body: z.object({ upTo: z.iso.datetime() }),
  success: { status: 200, body: unreadSchema },
  errors: ['validation_failed'],
});

export type Notice = z.infer<typeof noticeSchema>;
export type NoticeKind = (typeof noticeKinds)[number];
