import { Link } from '@rostra/ui';
import type { ReactNode } from 'react';

/** To the screen that this one belongs to. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-9 items-center gap-1 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink"
    >
      <span aria-hidden="true" className="rtl:-scale-x-100">
        ←
      </span>
      {children}
    </Link>
  );
}
