import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useReopenConsent } from '../../features/site/index.ts';
import { LanguageList } from '../../lib/languages/language-list.tsx';
import { BrandMark, Logo } from '../../lib/site/brand.tsx';
import type { Menus } from '../../lib/site/describe-menus.ts';
import { useRootData } from '../../lib/site/site-context.ts';
import { NetworkIcons } from './network-icons.tsx';

export function PublicFooter() {
  const t = useMessages('site');
  const data = useRootData();
  const reopenConsent = useReopenConsent();
  if (!data) return null;
  const { site, year, menus } = data;
  return (
    <footer data-print="hidden" className="border-ink border-t bg-paper">
      <div className="shell grid gap-10 py-12 md:py-16 lg:grid-cols-12">
        <div className="lg:col-span-4">
          {site.emblem === 'logo' ? <Logo /> : null}
          {site.emblem === 'drawn' ? <BrandMark className="size-8" /> : null}
          <p className="mt-4 max-w-[26ch] font-serif text-xl">{t('tagline')}</p>
        </div>
        {menus.columns.length > 0 ? (
          <nav
            aria-label={t('footerNavigation')}
            className="grid grid-cols-2 gap-8 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none lg:col-span-8"
          >
            {menus.columns.map((column) => (
              <Column key={column.title} {...column} />
            ))}
          </nav>
        ) : null}
      </div>
      <div className="shell">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t py-6 text-muted text-sm">
          <p className="min-w-0">
            © {year} {site.name}
          </p>
          <p className="wrap-anywhere">
            <a
              href={`mailto:${site.contactEmail}`}
              className="-my-2.5 inline-block py-2.5 text-ink underline"
            >
              {site.contactEmail}
            </a>
          </p>
          <LanguageList
            className="flex flex-wrap gap-x-4"
            linkClassName="-my-2.5 inline-block py-2.5"
          />
          {reopenConsent ? (
            <button
              type="button"
              onClick={({ currentTarget }) => reopenConsent(currentTarget)}
              className="text-ink underline"
            >
              {t('cookieSettings')}
            </button>
          ) : null}
          <NetworkIcons networks={menus.networks} />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, entries }: Menus['columns'][number]) {
  return (
    <div>
      <h2 className="font-sans font-semibold text-sm tracking-normal">{title}</h2>
      <ul className="mt-3 text-sm">
        {entries.map(({ label, href }) => (
          <li key={`${label} ${href}`} className="wrap-anywhere">
            {href ? (
              <Link href={href} className="inline-block py-1.5 text-ink hover:underline">
                {label}
              </Link>
            ) : (
              <span className="inline-block py-1.5 text-muted">{label}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
