import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import type { ReactNode } from 'react';

interface PageRowProps {
  title: string;
  text: string;
  /** Where it is edited. */
  href: string | undefined;
  /** Where visitors see it; undefined if it is not published. */
  path: string | undefined;
  /** The next step, if it cannot be edited yet. */
  action?: ReactNode;
}

/** A page that every site has: where it is edited and where visitors see it. */
export function PageRow({ title, text, href, path, action }: PageRowProps) {
  const t = useMessages('studio-pages');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-64">
        {href ? (
          <Link href={href} className="font-medium text-base text-ink no-underline hover:underline">
            {title}
          </Link>
        ) : (
          <span className="font-medium text-base">{title}</span>
        )}
        <p className="text-muted">{text}</p>
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
      {path ? (
        <a href={path} className="text-muted text-xs">
          {t('view', { path })}
        </a>
      ) : null}
    </li>
  );
}
