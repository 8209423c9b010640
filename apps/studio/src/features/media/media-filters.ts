export const mediaFilters = ['all', 'images', 'documents', 'unused', 'without-alt-text'] as const;
export type MediaFilter = (typeof mediaFilters)[number];

export interface MediaView {
  search: string;
  filter: MediaFilter;
  layout: 'grid' | 'list';
}

/** Reads the view from the URL. Unknown values are ignored. */
export const readMediaView = (query: URLSearchParams): MediaView => ({
  search: query.get('q') ?? '',
  filter: mediaFilters.find((name) => name === query.get('show')) ?? 'all',
  layout: query.get('view') === 'list' ? 'list' : 'grid',
});

/** The shortest query that stands for this view. */
export function writeMediaView({ search, filter, layout }: MediaView): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim()) query.set('q', search.trim());
  if (filter !== 'all') query.set('show', filter);
  if (layout === 'list') query.set('view', 'list');
  return query;
}
