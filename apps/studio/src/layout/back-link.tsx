import { Link } from '@rostra/ui';
import type { ReactNode } from 'react';

/** To the screen that this one belongs to. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="group inline-flex min-h-9 items-center gap-1.5 text-muted no-underline hover:text-ink"
    >
      <span aria-hidden="true" className="rtl:-scale-x-100">
        ←
      </span>
      <span className="underline decoration-line-strong underline-offset-4 group-hover:decoration-ink">
        {children}
      </span>
    </Link>
  );
}
