import type { Notice } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, cx, Link, Loading, RetryNotice, Skeleton } from '@rostra/ui';
import { useRef } from 'react';
import { useFormat } from '../../lib/format/use-format.ts';
import { useQueryError } from '../../lib/member-pages/use-query-error.ts';
import { useMarkNotices, useNotices } from './use-notices.ts';

interface NoticePanelProps {
  isOpen: boolean;
  unread: number;
  /** Called when the member opens a notice. */
  onLeave: () => void;
}

export function NoticePanel({ isOpen, unread, onLeave }: NoticePanelProps) {
  const t = useMessages('notifications');
  const notices = useNotices(isOpen);
  const failure = useQueryError(notices);
  const { mutate } = useMarkNotices();
  const list = notices.data?.pages.flatMap(({ data }) => data) ?? [];
  const newest = list[0];
  return (
    <>
      <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between gap-4 border-line border-b bg-raised px-5">
        <h2 className="font-sans font-semibold text-base tracking-normal">{t('title')}</h2>
        {newest && unread > 0 ? (
          <Button
            variant="quiet"
            size="small"
            className="-me-3"
            onClick={() => mutate({ upTo: newest.createdAt })}
          >
            {t('markAllRead')}
          </Button>
        ) : null}
      </div>
      {notices.isPending && isOpen && !failure ? <PanelSkeleton /> : null}
      {failure ? (
        <RetryNotice
          className="m-5"
          title={t('notLoaded')}
          isBusy={notices.isFetching}
          onRetry={notices.refetch}
        />
      ) : null}
      {notices.isSuccess && list.length === 0 ? (
        <div className="px-5 py-8 text-sm">
          <p className="font-medium">{t('emptyTitle')}</p>
          <p className="mt-1 text-muted">{t('empty')}</p>
        </div>
      ) : null}
      <ul className="divide-y divide-line">
        {list.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            onFollow={onLeave}
            onRead={() => mutate({ id: notice.id })}
          />
        ))}
      </ul>
      {notices.hasNextPage ? (
        <div className="border-line border-t p-3 text-center">
          <Button
            variant="quiet"
            size="small"
            isBusy={notices.isFetchingNextPage}
            onClick={() => void notices.fetchNextPage()}
          >
            {t('showOlder')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface NoticeRowProps {
  notice: Notice;
  onFollow: () => void;
  onRead: () => void;
}

function NoticeRow({ notice, onFollow, onRead }: NoticeRowProps) {
  const t = useMessages('notifications');
  const format = useFormat();
  const { kind, title, text, href, createdAt, isRead } = notice;
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <li className={cx('group relative px-5 py-4 hover:bg-sunken', !isRead && 'bg-accent-soft')}>
      <p className="text-muted text-xs">
        {isRead ? null : <span className="font-semibold text-accent">{t('unread')} · </span>}
        {t(`kind.${kind}`)} · <time dateTime={createdAt}>{format.moment(createdAt)}</time>
      </p>
      <Link
        ref={link}
        href={href}
        onClick={() => {
          if (!isRead) onRead();
          onFollow();
        }}
        className="mt-1 block font-medium text-sm underline decoration-1 decoration-line-strong underline-offset-4 after:absolute after:inset-0 group-hover:decoration-current"
      >
        {title}
      </Link>
      {text ? <p className="mt-0.5 text-muted text-sm">{text}</p> : null}
      {isRead ? null : (
        <button
          type="button"
          onClick={() => {
            link.current?.focus(); // this button is about to disappear
            onRead();
          }}
          aria-label={t('markNoticeRead', { title })}
          className="-ms-1 relative z-1 mt-1.5 min-h-6 cursor-pointer rounded-sm px-1 text-accent text-xs underline underline-offset-4"
        >
          {t('markRead')}
        </button>
      )}
    </li>
  );
}

function PanelSkeleton() {
  return (
    <Loading>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="border-line border-b px-5 py-4">
          <Skeleton className="h-3 w-40" />
          <Skeleton className="mt-3 h-4 w-64" />
          <Skeleton className="mt-2 h-4 w-48" />
        </div>
      ))}
    </Loading>
  );
}
