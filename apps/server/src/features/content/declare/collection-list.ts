import type { Collection } from './declaration.ts';

export interface CollectionList {
  add(collections: readonly Collection[], isEnabled?: () => boolean): void;
  all(): Collection[];
  /** Those that at least one feature that is on has declared. */
  enabled(): Collection[];
}

export function createCollectionList(): CollectionList {
  const declared = new Map<Collection, (() => boolean)[]>();
  return {
    add: (collections, isEnabled = () => true) => {
      for (const collection of collections) {
        declared.set(collection, [...(declared.get(collection) ?? []), isEnabled]);
      }
    },
    all: () => [...declared.keys()],
    enabled: () =>
      [...declared].flatMap(([collection, features]) =>
        features.some((isEnabled) => isEnabled()) ? [collection] : [],
      ),
  };
}
