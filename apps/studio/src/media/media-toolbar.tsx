import { useMessages } from '@rostra/messages/react';
import { cx, Link } from '@rostra/ui';
import { SearchBox } from '../lib/search-box.tsx';
import { type MediaView, mediaFilters, mediaPath, writeMediaView } from './media-filters.ts';

export function FilterTabs({ view }: { view: MediaView }) {
  const t = useMessages('studio-media');
  return (
    <nav aria-label={t('filters')} className="mt-4 border-line border-b">
      <ul className="flex flex-wrap gap-x-5">
        {mediaFilters.map((filter) => {
          const query = writeMediaView({ ...view, filter });
          const isCurrent = filter === view.filter;
          return (
            <li key={filter}>
              <Link
                href={`${mediaPath}${query.size > 0 ? `?${query}` : ''}`}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  '-mb-px flex min-h-10 items-center border-b-2 text-ink no-underline',
                  isCurrent
                    ? 'border-accent font-semibold'
                    : 'border-transparent hover:border-line-strong',
                )}
              >
                {t(`filter.${filter}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface MediaToolbarProps {
  view: MediaView;
  onChange: (change: Partial<MediaView>) => void;
}

export function MediaToolbar({ view, onChange }: MediaToolbarProps) {
  const t = useMessages('studio-media');
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
      <SearchBox
        label={t('search')}
        value={view.search}
        onChange={(search) => onChange({ search })}
        className="grow sm:max-w-80"
      />
      <fieldset className="flex rounded border border-line-strong">
        <legend className="sr-only">{t('showAs')}</legend>
        {(['grid', 'list'] as const).map((layout) => (
          <button
            key={layout}
            type="button"
            aria-pressed={view.layout === layout}
            onClick={() => onChange({ layout })}
            className={cx(
              'min-h-10 px-3 first:rounded-s last:rounded-e',
              view.layout === layout ? 'bg-accent text-on-accent' : 'text-ink hover:bg-sunken',
            )}
          >
            {t(`layout.${layout}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
