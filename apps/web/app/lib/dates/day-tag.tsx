import type { ReactNode } from 'react';

/** The element of a date inside a message: `<day>{date}</day>`. */
export const dayTag = (iso: string) => (children: ReactNode) => (
  <time dateTime={iso} className="whitespace-nowrap">
    {children}
  </time>
);
