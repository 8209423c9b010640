import type { ReactNode } from 'react';

export const NothingYet = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 text-muted">{children}</p>
);
