import { useDirection, useMessages } from '@rostra/messages/react';
import { Toast } from 'radix-ui';
import { cx } from '../cx.ts';
import { CloseIcon } from '../icons.tsx';
import { TOAST_DURATION_MS, type ToastEntry, type ToastVariant } from './toast-store.ts';

const variants: Record<ToastVariant, string> = {
  default: 'border-s-accent bg-raised',
  destructive: 'border-s-danger bg-danger-soft',
};

export interface ToastListProps {
  toasts: readonly ToastEntry[];
  onClose: (id: string) => void;
}

/** Radix handles swiping, Escape, the close button, pausing on hover and announcements. */
export default function ToastList({ toasts, onClose }: ToastListProps) {
  const t = useMessages('ui');
  const direction = useDirection();
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      label={t('notification')}
    >
      {toasts.map((toast, place) => (
        <ToastItem key={toast.id} toast={toast} place={place} onClose={onClose} />
      ))}
      <Toast.Viewport
        data-print="hidden"
        label={t('notifications', { hotkey: '{hotkey}' })}
        className="fixed end-0 bottom-0 z-50 flex w-full max-w-[26rem] flex-col gap-2 p-4 outline-none"
      />
    </Toast.Provider>
  );
}

interface ToastItemProps {
  toast: ToastEntry;
  /** Counted from the newest. Radix appends toasts to the document; CSS reverses their order. */
  place: number;
  onClose: (id: string) => void;
}

function ToastItem({ toast, place, onClose }: ToastItemProps) {
  const t = useMessages('ui');
  const { id, title, description, action, variant = 'default', durationMs, isOpen } = toast;
  return (
    <Toast.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose(id);
      }}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      duration={durationMs ?? TOAST_DURATION_MS}
      data-variant={variant}
      style={{ order: place }}
      className={cx(
        'relative flex items-start gap-3 rounded border border-line border-s-4 py-3 ps-4 pe-2 text-ink text-sm shadow-float',
        'data-[state=open]:animate-[toast-in_180ms_var(--ease-out)] data-[state=closed]:animate-[fade-out_140ms_ease-out_forwards]',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        'data-[swipe=end]:animate-[toast-swipe-out_140ms_ease-out_forwards]',
        variants[variant],
      )}
    >
      <div className="min-w-0 grow whitespace-pre-line py-1.5">
        {title ? <Toast.Title className="font-semibold">{title}</Toast.Title> : null}
        {description ? <Toast.Description>{description}</Toast.Description> : null}
      </div>
      {action ? (
        <Toast.Action
          altText={action.altText}
          onClick={action.onSelect}
          className="mt-0.5 shrink-0 rounded border border-line-strong px-3 py-1.5 font-medium hover:bg-sunken"
        >
          {action.label}
        </Toast.Action>
      ) : null}
      <Toast.Close
        aria-label={t('close')}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded text-muted hover:bg-sunken hover:text-ink"
      >
        <CloseIcon width="16" height="16" />
      </Toast.Close>
    </Toast.Root>
  );
}
