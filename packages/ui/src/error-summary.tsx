import { useEffect, useRef } from 'react';

export interface ErrorSummaryItem {
  /** The id of the control to jump to; without it the line is plain text. */
  fieldId?: string;
  message: string;
}

export interface ErrorSummaryProps {
  title?: string;
  errors: readonly ErrorSummaryItem[];
}

/** Takes the focus when it appears, so that every reader meets the errors first. */
export function ErrorSummary({ title = 'There is a problem', errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors) ref.current?.focus();
  }, [hasErrors]);
  if (!hasErrors) return null;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="border-danger border-l-4 bg-danger-soft px-5 py-4"
    >
      <h2 className="font-sans font-semibold text-base tracking-normal">{title}</h2>
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
