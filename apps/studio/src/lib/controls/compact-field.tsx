import { type ReactNode, useId } from 'react';

export const compactControl =
  'block w-full rounded border border-line-strong bg-raised px-2.5 py-1.5 text-ink text-sm placeholder:text-muted hover:border-ink disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken';

interface CompactFieldProps {
  label: string;
  help?: ReactNode;
  children: (attributes: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A field of a panel: denser than those of the site's forms. */
export function CompactField({ label, help, children }: CompactFieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1 block font-medium text-xs">
        {label}
      </label>
      {children({ id, 'aria-describedby': help ? helpId : undefined })}
      {help ? (
        <p id={helpId} className="mt-1 break-words text-muted text-xs leading-snug">
          {help}
        </p>
      ) : null}
    </div>
  );
}
