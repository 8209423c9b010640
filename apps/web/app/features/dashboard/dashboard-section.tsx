import { Link } from '@rostra/ui';
import type { ReactNode } from 'react';

interface DashboardSectionProps {
  id: string;
  title: string;
  more?: { label: string; href: string };
  children: ReactNode;
}

export function DashboardSection({ id, title, more, children }: DashboardSectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b pb-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {more ? (
          <Link href={more.href} className="py-1 text-accent text-sm hover:underline">
            {more.label}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
