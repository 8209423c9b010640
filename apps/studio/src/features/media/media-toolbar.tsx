import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { SearchBox } from '../../lib/controls/search-box.tsx';
import { TabLinks } from '../../lib/controls/tab-links.tsx';
import { mediaPath } from '../../lib/paths.ts';
import { type MediaView, mediaFilters, writeMediaView } from './media-filters.ts';

export function FilterTabs({ view }: { view: MediaView }) {
  const t = useMessages('studio-media');
  return (
    <TabLinks
      label={t('filters')}
      current={view.filter}
      tabs={mediaFilters.map((filter) => {
        const query = writeMediaView({ ...view, filter });
        return {
          name: filter,
          label: t(`filter.${filter}`),
          href: `${mediaPath}${query.size > 0 ? `?${query}` : ''}`,
        };
      })}
    />
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
