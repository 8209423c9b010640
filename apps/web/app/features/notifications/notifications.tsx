import { MAX_UNREAD } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { BellIcon, IconButton } from '@rostra/ui';
import { useId, useRef, useState } from 'react';
import { FocusFallback } from '../../lib/member-pages/focus-fallback.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { useUnread } from './use-notices.ts';

/**
 * The notifications button and its panel, a native popover that handles Escape, outside clicks and
 * the focus.
 */
export function Notifications() {
  const t = useMessages('notifications');
  const { data: unread = 0 } = useUnread();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <span className="relative inline-flex shrink-0">
        <IconButton
          ref={button}
          label={unread > 0 ? t('titleUnread', { count: shown(unread) }) : t('title')}
          aria-haspopup="dialog"
          aria-controls={id}
          popoverTarget={id}
        >
          <BellIcon />
        </IconButton>
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="figures-table pointer-events-none absolute top-1 end-0.5 inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-danger px-1 font-semibold text-[0.6875rem] text-on-danger leading-none"
          >
            {shown(unread)}
          </span>
        ) : null}
      </span>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('title')}
        tabIndex={-1}
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open') panel.current?.focus();
          // The focused element may have been removed.
          else if (document.activeElement === document.body) button.current?.focus();
        }}
        onBlur={({ relatedTarget: next }) => {
          // Closes when the focus leaves, so that it never covers the focused element.
          const isInside = panel.current?.contains(next) || next === button.current;
          if (next && !isInside) panel.current?.hidePopover();
        }}
        className="inset-auto end-0 top-16 m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-line border-y bg-raised text-ink shadow-float outline-none sm:end-gutter sm:max-h-[min(36rem,calc(100dvh-5rem))] sm:w-[26rem] sm:rounded sm:border"
      >
        <FocusFallback>
          <NoticePanel
            isOpen={isOpen}
            unread={unread}
            onLeave={() => panel.current?.hidePopover()}
          />
        </FocusFallback>
      </div>
    </>
  );
}

const shown = (unread: number) => (unread >= MAX_UNREAD ? `${MAX_UNREAD - 1}+` : `${unread}`);
