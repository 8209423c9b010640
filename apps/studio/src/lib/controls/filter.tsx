import { type ReactNode, useId } from 'react';

interface FilterProps {
  label: string;
  /** The control, which gets the id that the label names. */
  children: (id: string) => ReactNode;
}

/** A labelled control above a list. */
export function Filter({ label, children }: FilterProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium text-xs">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
