import { cx } from '@rostra/ui';
import { type ReactNode, useId } from 'react';

export const compactControl =
  'block w-full rounded border border-line-strong bg-raised px-2.5 py-1.5 text-ink text-sm placeholder:text-muted hover:border-ink disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken';

interface CompactFieldProps {
  label: string;
  help?: ReactNode;
  /** Why the value is refused, instead of the help. */
  error?: string | undefined;
  children: (attributes: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid'?: true;
  }) => ReactNode;
}

/** A field of a panel: denser than those of the site's forms. */
export function CompactField({ label, help, error, children }: CompactFieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1 block font-medium text-xs">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': error || help ? helpId : undefined,
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error || help ? (
        <p
          id={helpId}
          className={cx(
            'mt-1 break-words text-xs leading-snug',
            error ? 'text-danger' : 'text-muted',
          )}
        >
          {error ?? help}
        </p>
      ) : null}
    </div>
  );
}
