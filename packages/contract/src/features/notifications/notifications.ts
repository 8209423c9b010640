import { z } from 'zod';
import { defineCall } from '../../call.ts';

export const noticeKinds = ['account', 'billing', 'content'] as const;

export const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  title: z.string(),
  text: z.string(),
  /** The page of this site that it is about. */
  href: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
});

/** Counting stops here; whoever has more reads "99+". */
export const MAX_UNREAD = 100;

const unreadSchema = z.object({ unread: z.number().int().max(MAX_UNREAD) });

export const listNotices = defineCall({
  method: 'GET',
  path: '/api/notifications',
  summary: 'What the site has to tell the logged-in member, newest first',
  group: 'Notifications',
  access: 'member',
  query: z.object({
    /** `nextCursor` of the page before. */
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
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
  summary: 'How many notices are unread',
  group: 'Notifications',
  access: 'member',
  success: { status: 200, body: unreadSchema },
  errors: [],
});

export const markNoticeRead = defineCall({
  method: 'POST',
  path: '/api/notifications/:id/read',
  summary: 'Mark one notice as read',
  group: 'Notifications',
  access: 'member',
  params: z.object({ id: z.string().regex(/^(n[1-9]\d{0,8}|c[a-z0-9]{1,40})$/) }),
  success: { status: 200, body: unreadSchema },
  errors: ['validation_failed', 'not_found'],
});

export const markAllNoticesRead = defineCall({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark as read what was there at a moment; what came later stays unread',
  group: 'Notifications',
  access: 'member',
  body: z.object({ upTo: z.iso.datetime() }),
  success: { status: 200, body: unreadSchema },
  errors: ['validation_failed'],
});

export type Notice = z.infer<typeof noticeSchema>;
export type NoticeKind = (typeof noticeKinds)[number];
