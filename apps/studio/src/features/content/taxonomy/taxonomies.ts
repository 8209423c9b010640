import type { CallInput, listStudioEntries } from '@rostra/contract';

/** What entries are sorted by, by the name in URLs, which is also that of the collection. */
export const taxonomies = ['categories', 'tags', 'authors'] as const;
export type Taxonomy = (typeof taxonomies)[number];

type ListQuery = NonNullable<CallInput<typeof listStudioEntries>['query']>;

/** The filter that lists the texts of one of them. */
export const textsOf: Record<Taxonomy, (documentId: string) => ListQuery> = {
  categories: (category) => ({ category }),
  tags: (tag) => ({ tag }),
  authors: (author) => ({ author }),
};

/** Its fields besides the name and the address. */
export const textFields = {
  categories: ['description'],
  tags: [],
  authors: ['role', 'bio'],
} as const satisfies Record<Taxonomy, readonly string[]>;

export type TextFieldName = (typeof textFields)[Taxonomy][number];
