import type { ReactNode } from 'react';
import { useFormat } from '../format/use-format.ts';

interface DayProps {
  iso: string;
  /** The date as part of a message. */
  children?: ReactNode;
}

export function Day({ iso, children }: DayProps) {
  const format = useFormat();
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {children ?? format.date(iso)}
    </time>
  );
}
