import type { Collection } from '../declare/collection.ts';

/** Collections whose pages show entries of these. */
const SHOWN_IN: Record<string, readonly string[]> = {
  categories: ['blog-posts', 'member-contents'],
  tags: ['blog-posts'],
  authors: ['blog-posts', 'member-contents'],
};

/** The page tags that a change of an entry touches, under its slug of before and of now. */
export const changedTags = ({ plural }: Collection, slugs: readonly unknown[]): string[] => [
  plural,
  ...(SHOWN_IN[plural] ?? []),
  ...new Set(slugs.filter((slug) => typeof slug === 'string').map((slug) => `${plural}:${slug}`)),
];
