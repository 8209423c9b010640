import type { ReactNode } from 'react';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';

interface InlineFormProps {
  label: string;
  isBusy: boolean;
  onClose: () => void;
  className: string;
  children: ReactNode;
}

/** A form opened by a button. Takes the focus and closes on Escape unless it is busy. */
export function InlineForm({ label, isBusy, onClose, className, children }: InlineFormProps) {
  return (
    <section
      ref={focusOnMount}
      tabIndex={-1}
      aria-label={label}
      className={className}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isBusy) onClose();
      }}
    >
      {children}
    </section>
  );
}
