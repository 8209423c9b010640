import type { Collection } from '../declare/collection.ts';
import { authors } from './authors.ts';
import { blogPosts } from './blog-posts.ts';
import { categories } from './categories.ts';
import { files } from './files.ts';
import { memberContents } from './member-contents.ts';
import { policies } from './policies.ts';
import { tags } from './tags.ts';

export const collections = [
  blogPosts,
  categories,
  tags,
  policies,
  memberContents,
  authors,
  files,
] as const;

const byPlural = new Map<string, Collection>(collections.map((item) => [item.plural, item]));

/** For names that declarations use; a name that a request brings must be looked up, not trusted. */
export function getCollection(plural: string): Collection {
  const collection = byPlural.get(plural);
  if (!collection) throw new Error(`No collection is called ${plural}`);
  return collection;
}
