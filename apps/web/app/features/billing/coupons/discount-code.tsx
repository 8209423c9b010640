import type { CodePreview, PlanInterval } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CodeCosts } from './code-costs.tsx';
import { CodeForm } from './code-form.tsx';

interface DiscountCodeProps {
  check: (code: string) => Promise<CodePreview>;
  /** Of the code that was checked; undefined without one. */
  preview: CodePreview | undefined;
  interval: PlanInterval | null;
  isBusy: boolean;
  onChange: (preview: CodePreview | undefined) => void;
  className?: string;
  /** Shown next to the button that removes the code. */
  children?: ReactNode;
}

/** A field for a code, and what the payment costs with it. */
export function DiscountCode(props: DiscountCodeProps) {
  const { check, preview, interval, isBusy, onChange, className, children } = props;
  const t = useMessages('billing');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isClosing = useRef(false);
  useEffect(() => {
    if (isClosing.current) opener.current?.focus();
    isClosing.current = false;
  });
  if (!isOpen) {
    return (
      <div className={className}>
        <Button ref={opener} variant="quiet" size="small" onClick={() => setIsOpen(true)}>
          {t('code.open')}
        </Button>
      </div>
    );
  }
  const close = () => {
    isClosing.current = true;
    onChange(undefined);
    setIsOpen(false);
  };
  return (
    <div className={className}>
      {preview ? (
        <>
          <CodeCosts preview={preview} interval={interval} />
          <div className="mt-3 flex flex-wrap gap-3">
            {children}
            <Button variant="quiet" size="small" disabled={isBusy} onClick={close}>
              {t('code.remove')}
            </Button>
          </div>
        </>
      ) : (
        <CodeForm check={check} onChecked={onChange} onCancel={close} />
      )}
    </div>
  );
}
