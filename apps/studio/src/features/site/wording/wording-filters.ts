export interface WordingFilters {
  /** A language of the site. */
  language: string;
  search: string;
  feature: string | undefined;
  isChanged: boolean;
}

/** Reads the filters from the URL. The first language is the default. */
export function readFilters(query: URLSearchParams, languages: readonly string[]): WordingFilters {
  const wanted = query.get('language');
  return {
    language: languages.find((code) => code === wanted) ?? languages[0] ?? 'en',
    search: query.get('q') ?? '',
    feature: query.get('feature') ?? undefined,
    isChanged: query.get('view') === 'changed',
  };
}

/** The shortest query that stands for these filters. */
export function writeFilters(
  { language, search, feature, isChanged }: WordingFilters,
  languages: readonly string[],
): URLSearchParams {
  const query = new URLSearchParams();
  if (language !== languages[0]) query.set('language', language);
  if (search.trim()) query.set('q', search.trim());
  if (feature) query.set('feature', feature);
  if (isChanged) query.set('view', 'changed');
  return query;
}
