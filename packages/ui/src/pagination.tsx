import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

export interface PaginationProps {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
}

/** The first, the last and the pages around the current one. A gap is undefined. */
export function pagesToShow(page: number, pageCount: number): (number | undefined)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((candidate) => candidate >= 1 && candidate <= pageCount)
    .sort((a, b) => a - b);
  return wanted.flatMap((candidate, index) => {
    const previous = wanted[index - 1];
    return previous !== undefined && candidate - previous > 1
      ? [undefined, candidate]
      : [candidate];
  });
}

export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  const t = useMessages('ui');
  if (pageCount <= 1) return null;
  const step = (target: number, rel: string, children: ReactNode) =>
    target >= 1 && target <= pageCount ? (
      <Link href={hrefFor(target)} rel={rel} className="py-2 text-accent hover:underline">
        {children}
      </Link>
    ) : (
      <span className="py-2 text-muted">{children}</span>
    );
  return (
    <nav
      aria-label={t('pages')}
      data-print="hidden"
      className="figures-table flex items-center justify-between gap-4 border-ink border-t pt-4 text-sm"
    >
      {step(page - 1, 'prev', t('previous'))}
      <p className="text-muted sm:hidden">{t('pageOf', { page, count: pageCount })}</p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pagesToShow(page, pageCount).map((target, index) =>
          target === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other identity
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={target}>
              <Link
                href={hrefFor(target)}
                aria-label={t('page', { page: target })}
                aria-current={target === page ? 'page' : undefined}
                className="inline-flex size-10 items-center justify-center rounded hover:bg-sunken aria-[current=page]:bg-ink aria-[current=page]:text-paper forced-colors:aria-[current=page]:border"
              >
                {target}
              </Link>
            </li>
          ),
        )}
      </ol>
      {step(page + 1, 'next', t('next'))}
    </nav>
  );
}
