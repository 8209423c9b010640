import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

export interface Crumb {
  label: ReactNode;
  href: string;
}

/** Links to the parent pages. The current page is the heading below. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useMessages('ui');
  return (
    <nav aria-label={t('breadcrumb')} data-print="hidden">
      <ol className="flex flex-wrap text-muted text-sm">
        {items.map(({ label, href }) => (
          <li
            key={href}
            className="wrap-anywhere after:px-2 after:content-['/'] last:after:content-none"
          >
            <Link
              href={href}
              className="-my-2.5 inline-block py-2.5 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
