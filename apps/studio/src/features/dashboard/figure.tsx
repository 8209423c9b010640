import { useMessages } from '@rostra/messages/react';
import { Link, Loading, Skeleton } from '@rostra/ui';
import type { ReactNode } from 'react';

interface FigureProps {
  label: string;
  /** The screen with more about it. */
  href: string;
  list: { readonly isError: boolean };
  /** Undefined while it loads. */
  value: string | undefined;
  /** How it has changed. */
  note?: ReactNode;
}

/** A number on the first page. */
export function Figure({ label, href, list, value, note }: FigureProps) {
  const t = useMessages('studio');
  return (
    <div className="min-w-0 border-ink border-t pt-2">
      <dt>
        <Link
          href={href}
          className="flex min-h-8 items-center font-semibold text-ink text-sm no-underline hover:underline"
        >
          {label}
        </Link>
      </dt>
      <dd>
        {list.isError ? <p className="py-2 text-muted">{t('figureFailed')}</p> : null}
        {value === undefined && !list.isError ? (
          <Loading>
            <Skeleton className="my-1 h-8 w-20" />
          </Loading>
        ) : null}
        {value === undefined ? null : (
          <>
            <span className="figures-table block font-serif text-3xl">{value}</span>
            <span className="block text-muted text-xs">{note}</span>
          </>
        )}
      </dd>
    </div>
  );
}
