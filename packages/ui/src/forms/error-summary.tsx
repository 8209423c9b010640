import { useMessages } from '@rostra/messages/react';
import { useEffect, useRef } from 'react';
import { cx } from '../cx.ts';

export interface ErrorSummaryItem {
  /** The id of the control to focus. Without it, the line is plain text. */
  fieldId?: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly ErrorSummaryItem[];
  /**
   * Announces the errors without showing them or moving the focus. For short forms, which focus
   * their first invalid field instead.
   */
  isQuiet?: boolean;
}

/** Focused when it appears, so that keyboard and screen reader users find the errors first. */
export function ErrorSummary({ errors, isQuiet = false }: ErrorSummaryProps) {
  const t = useMessages('ui');
  const ref = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors && !isQuiet) ref.current?.focus();
  }, [hasErrors, isQuiet]);
  if (!hasErrors) return null;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={isQuiet ? undefined : -1}
      className={cx(isQuiet ? 'sr-only' : 'border-danger border-s-4 bg-danger-soft px-5 py-4')}
    >
      <p className="font-semibold text-base">{t('problem')}</p>
      <ul className="mt-1 text-sm">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''}${message}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} className="text-danger underline">
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
