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

/** Each theme may have its own. */
export function Logo() {
  const { name, logo, darkLogo } = useRootData()?.site ?? {};
  return (
    <>
      <img {...logo} alt={name} data-logo data-shown-in={darkLogo ? 'light' : undefined} />
      {darkLogo ? (
        <img {...darkLogo} alt={name} loading="lazy" data-logo data-shown-in="dark" />
      ) : null}
    </>
  );
}

export function Brand() {
  const t = useMessages('site');
  const { name, logo, emblem } = useRootData()?.site ?? {};
  return (
    <Link
      href={pathTo(pages.landing)}
      className="flex min-w-0 items-center gap-2.5 py-2 text-ink no-underline hover:text-accent"
    >
      {logo ? (
        <Logo />
      ) : (
        <>
          {emblem ? <BrandMark className="size-7 shrink-0" /> : null}
          <span className="line-clamp-2 text-balance font-medium font-serif text-lg leading-tight tracking-tight md:max-lg:text-base">
            {name ?? <span className="sr-only">{t('nav.home')}</span>}
          </span>
        </>
      )}
    </Link>
  );
}
