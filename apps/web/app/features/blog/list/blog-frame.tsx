import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { cx, Link, TextLink } from '@rostra/ui';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { type Choice, listPath, slugsOf } from './post-list.ts';
import { SearchForm } from './search-form.tsx';

interface BlogFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A link to a broader list. */
  broaderLink?: { label: string; href: string } | undefined;
  choice: Choice;
  search?: string;
  children: ReactNode;
}

/** The header of every blog list: title, search and categories. */
export function BlogFrame({ title, lead, broaderLink, choice, search, children }: BlogFrameProps) {
  const t = useMessages('blog');
  const isWaiting = useNavigation().location?.pathname === pathTo(pages.blog);
  const { categories, filters } = choice;
  const { category: chosen, tag } = slugsOf(filters);
  return (
    <div className="shell pt-12 pb-section md:pt-16">
      <header>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <div className="min-w-0">
            <h1 className="text-4xl tracking-display">{title}</h1>
            {lead ? <p className="mt-3 max-w-measure text-muted">{lead}</p> : null}
            {broaderLink ? (
              <TextLink
                href={broaderLink.href}
                className="-mb-2.5 mt-0.5 inline-block py-2.5 text-sm"
              >
                {broaderLink.label}
              </TextLink>
            ) : null}
          </div>
          <SearchForm search={search} filters={filters} />
        </div>
        <nav
          aria-label={t('categories')}
          data-print="hidden"
          className="mt-8 border-ink border-b pb-3 md:mt-10"
        >
          <ul className="-my-1 flex flex-wrap gap-x-6 text-sm">
            <FilterEntry
              label={t('allCategories')}
              href={listPath({ tag, search })}
              isCurrent={!chosen}
            />
            {categories.map(({ name, slug, locale }) => (
              <FilterEntry
                key={slug}
                label={<TextIn locale={locale}>{name}</TextIn>}
                href={listPath({ category: slug, tag, search })}
                isCurrent={slug === chosen}
              />
            ))}
          </ul>
        </nav>
      </header>
      <div className={cx('transition-opacity', isWaiting && 'opacity-50')} aria-busy={isWaiting}>
        {children}
      </div>
    </div>
  );
}

interface FilterEntryProps {
  label: ReactNode;
  href: string;
  isCurrent: boolean;
}

export function FilterEntry({ label, href, isCurrent }: FilterEntryProps) {
  return (
    <li className="wrap-anywhere">
      <Link
        href={href}
        aria-current={isCurrent ? 'true' : undefined}
        className={cx(
          'inline-block py-1.5',
          isCurrent ? 'font-semibold text-ink' : 'text-accent hover:underline',
        )}
      >
        {label}
      </Link>
    </li>
  );
}
