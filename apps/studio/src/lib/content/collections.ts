import type { StudioCollection } from '@rostra/contract';
import { createContext, use } from 'react';
import { useSite } from '../site.ts';

export const CollectionsContext = createContext<readonly StudioCollection[] | undefined>(undefined);

/** The declarations of all content that has an editor, in the order in which lists show it. */
function useAllCollections(): readonly StudioCollection[] {
  const collections = use(CollectionsContext);
  if (!collections) throw new Error('CollectionsContext is missing');
  return collections;
}

/** Those of the features that are on. */
export function useCollections(): readonly StudioCollection[] {
  const { features } = useSite();
  return useAllCollections().filter(({ feature }) => !feature || features[feature]);
}

/** Finds a collection by its plural name, such as `blog-posts`; undefined if it has no editor. */
export function useFindCollection(): (kind: string) => StudioCollection | undefined {
  const collections = useAllCollections();
  return (kind) => collections.find((collection) => collection.kind === kind);
}
