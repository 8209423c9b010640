import { useMessages } from '@rostra/messages/react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { CloseIcon } from './icons.tsx';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `drawer` has full height at the start edge. */
  placement?: 'centre' | 'drawer';
  /** Classes for another size and place, instead of those of `placement`. */
  className?: string;
  /** Prevents closing while an action is running. */
  isBusy?: boolean;
  /** Opens with the focus in the first field, or on what takes its place, instead of on the close button. */
  startsInField?: boolean;
  id?: string;
}

const placements = {
  centre: 'm-auto w-[min(32rem,calc(100vw-2rem))] rounded bg-raised p-6',
  drawer: 'm-0 h-dvh max-h-none w-[min(20rem,calc(100vw-3rem))] bg-sunken p-4',
};

/** A form without a field marks its button with the attribute. */
const FIRST_FIELD = '[data-first-field], input:not([hidden])';

/**
 * A native modal dialog: top layer, focus trap, Escape, focus restored on close, inert background,
 * and no style element that the content security policy would block.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  placement = 'centre',
  className = placements[placement],
  isBusy = false,
  startsInField = false,
  id,
}: DialogProps) {
  const t = useMessages('ui');
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hasBeenClicked = useRef(false);
  const wasPressedOutside = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) {
      hasBeenClicked.current = false;
      // Reserves the scrollbar's width (none for overlay scrollbars), so that the page does not
      // move.
      const { documentElement: page } = document;
      page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
      dialog?.showModal();
      if (startsInField) dialog?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    } else if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen, startsInField]);
  return (
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (isBusy && event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        // The close event is asynchronous: a dialog reopened in the meantime must not be closed by
        // it.
        event.preventDefault();
        if (!isBusy) onClose();
      }}
      onClose={() => {
        if (!isOpen || ref.current?.open) return;
        // Browsers ignore `preventDefault` on a second Escape.
        if (isBusy) ref.current?.showModal();
        else onClose();
      }}
      onClickCapture={(event) => {
        // Ignores the second click of the double click that opened the dialog.
        if (event.detail > 1 && !hasBeenClicked.current) {
          event.preventDefault();
          event.stopPropagation();
        } else hasBeenClicked.current = true;
      }}
      onPointerDown={(event) => {
        wasPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (wasPressedOutside.current && isOutside(event) && !isBusy) onClose();
      }}
      className={cx(
        'text-ink shadow-float backdrop:bg-scrim open:animate-[float-in_160ms_var(--ease-out)]',
        className,
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className={placement === 'drawer' ? 'sr-only' : 'text-xl'}>
          {title}
        </h2>
        <IconButton
          label={t('close')}
          disabled={isBusy}
          onClick={onClose}
          className="-me-2 -mt-2 ms-auto"
        >
          <CloseIcon />
        </IconButton>
      </div>
      {isOpen ? children : null}
    </dialog>
  );
}

/** Clicks on the backdrop and on the padding have the same target, so compare coordinates. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
