import type { CacheTag } from '@rostra/contract/pages';
import type { Collection } from '../declare/declaration.ts';

/**
 * The cache tags of pages that show an entry: those of its own collection, of collections that
 * refer to it, and of the entry under its previous and current slug.
 */
export function changedTags(
  collection: Collection,
  slugs: readonly unknown[],
  all: readonly Collection[],
): CacheTag[] {
  const shown = [collection, ...all.filter((other) => refersTo(other, collection))];
  const tags = shown.flatMap(({ plural }): CacheTag[] => (plural === 'files' ? [] : [plural]));
  const { plural } = collection;
  if (plural === 'files') return tags;
  const known = new Set(slugs.filter((slug) => typeof slug === 'string'));
  return [...tags, ...[...known].map((slug): CacheTag => `${plural}:${slug}`)];
}

const refersTo = ({ fields }: Collection, target: Collection): boolean =>
  Object.values(fields).some(
    (field) => (field.kind === 'one' || field.kind === 'many') && field.target === target,
  );
