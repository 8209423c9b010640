export {
  countUnreadNotices,
  listNotices,
  MAX_UNREAD,
  markAllNoticesRead,
  markNoticeRead,
  type Notice,
  type NoticeKind,
  noticeKinds,
  noticeSchema,
} from './notifications.ts';
