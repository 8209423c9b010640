import { useMessages } from '@rostra/messages/react';
import { CloseIcon, cx, IconButton } from '@rostra/ui';
import { useEffect, useRef } from 'react';
import { Panel } from './panel.tsx';

interface SidePanelProps {
  /** Below 900 px it is a drawer that opens. */
  isOpen: boolean;
  onClose: () => void;
}

/** One element for both, so that fields keep their state when the window changes its width. */
export function SidePanel({ isOpen, onClose }: SidePanelProps) {
  const t = useMessages('studio-editor');
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) close.current?.focus();
  }, [isOpen]);
  return (
    <aside
      aria-label={t('panel')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) onClose();
      }}
      className={cx(
        'border-line border-s bg-sunken wide:sticky wide:top-0 wide:block wide:h-dvh wide:overflow-y-auto',
        isOpen
          ? 'fixed inset-y-0 end-0 z-30 block w-[min(22rem,100vw)] overflow-y-auto shadow-float wide:static wide:w-auto wide:shadow-none'
          : 'hidden',
      )}
    >
      <div className="flex justify-end px-2 pt-2 wide:hidden">
        <IconButton ref={close} label={t('closePanel')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <Panel />
    </aside>
  );
}
