import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { cx, Link } from '@rostra/ui';
import { useRootData } from './site-context.ts';

/** A rising prow on its platform: the rostra from which people spoke. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('text-accent', className)}>
      <path fill="currentColor" d="M4 20.5C14.5 20.5 23 14 26.5 3v17.5ZM4 24h24v4H4Z" />
    </svg>
  );
}

export function Brand() {
  const t = useMessages('site');
  const { name, logo } = useRootData()?.site ?? {};
  return (
    <Link
      href={pathTo(pages.landing)}
      className="flex min-w-0 items-center gap-2.5 py-2 text-ink no-underline hover:text-accent"
    >
      {logo ? (
        <img {...logo} alt={name} data-logo />
      ) : (
        <>
          <BrandMark className="size-7 shrink-0" />
          <span className="line-clamp-2 text-balance font-medium font-serif text-lg leading-tight tracking-tight md:max-lg:text-base">
            {name ?? <span className="sr-only">{t('nav.home')}</span>}
          </span>
        </>
      )}
    </Link>
  );
}
