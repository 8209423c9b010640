import type { StudioCollection } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { nameInWords } from '../name-in-words.ts';

/** What lists say about a collection. Without messages of its own, its name and what suits every text. */
export function useCollectionTexts() {
  const t = useMessages('studio-lists');
  return {
    title: ({ section }: StudioCollection) =>
      t.optional(`title.${section}`) ?? nameInWords(section),
    search: ({ section }: StudioCollection) => t.optional(`search.${section}`) ?? t('search.other'),
    create: ({ section }: StudioCollection) => t.optional(`new.${section}`) ?? t('new.other'),
    emptyTitle: ({ section }: StudioCollection) =>
      t.optional(`emptyTitle.${section}`) ?? t('emptyTitle.other'),
    emptyText: ({ section }: StudioCollection) =>
      t.optional(`emptyText.${section}`) ?? t('emptyText.other'),
  };
}
