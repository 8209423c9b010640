export type Entry = Record<string, unknown> & {
  id: number;
  documentId: string;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
};

/** The relations of each type, and the types that they lead to. */
export const relations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'blog-posts': { author: 'authors', categories: 'categories', tags: 'tags' },
  'member-contents': { author: 'authors', category: 'categories' },
};

/** Of types with translations. */
const translations = ['localizations'];
const files = ['featuredImage', 'avatar', 'attachments'];
const components = ['seo'];

interface FormatOptions {
  readonly plural: string;
  readonly hidden: readonly string[] | 'all';
  readonly only: string | undefined;
}

function visibleValues(entry: Entry, { plural, hidden, only }: FormatOptions): [string, unknown][] {
  const related = [
    ...Object.keys(relations[plural] ?? {}),
    ...files,
    ...components,
    ...translations,
  ];
  const isShown = (key: string) =>
    hidden === 'all' ? !related.includes(key) : !hidden.includes(key);
  const always = ['id', 'documentId'];
  return Object.entries(entry).filter(
    ([key]) => isShown(key) && (only === undefined || key === only || always.includes(key)),
  );
}

export const toVersion5 = (entry: Entry, options: FormatOptions): unknown =>
  Object.fromEntries(visibleValues(entry, options));

/** Strapi 4 puts everything but the number into `attributes`, and wraps relations and files in `data`. */
export function toVersion4(entry: Entry, options: FormatOptions): unknown {
  const wrapped = [...Object.keys(relations[options.plural] ?? {}), ...files, ...translations];
  const attributes = visibleValues(entry, options)
    .filter(([key]) => key !== 'id' && key !== 'documentId')
    .map(([key, value]) => [key, wrapped.includes(key) ? { data: wrap(value) } : value]);
  return { id: entry.id, attributes: Object.fromEntries(attributes) };
}

function wrap(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wrap);
  if (value === null || typeof value !== 'object') return null;
  const { id, documentId: _, ...attributes } = value as Record<string, unknown>;
  return { id, attributes };
}
