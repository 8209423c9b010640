import { listStudioEntries } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sidebarLinks } from '../../../layout/sidebar/sidebar-links.ts';
import { useScreenName } from '../../../layout/sidebar/use-screen-name.ts';
import { useCollections } from '../../../lib/content/collections.ts';
import { entriesKey } from '../../../lib/content/entries-key.ts';
import { editorPath, listPath } from '../../../lib/content/entry-paths.ts';
import { useCollectionTexts } from '../../../lib/content/use-collection-texts.ts';
import { useSite } from '../../../lib/site.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useApi, useCan } from '../../../session/session-provider.tsx';
import { matchCommands, type PaletteCommand } from './palette-commands.ts';
import { useFileCommands } from './use-file-commands.ts';
import { useSettingCommands } from './use-setting-commands.ts';

/** The newest texts with these words, of which those with the words in their title come first. */
const FOUND = 50;
const SHOWN = 8;

/** Screens and settings whose name was typed, then texts that contain the words, or the last edited ones, then files. */
export function usePaletteCommands(typed: string): readonly PaletteCommand[] {
  const t = useMessages('studio-keys');
  const studio = useMessages('studio');
  const screenName = useScreenName();
  const texts = useCollectionTexts();
  const collections = useCollections();
  const api = useApi();
  const can = useCan();
  const { features } = useSite();
  const search = useDebounced(typed.trim(), 150);
  const settings = useSettingCommands();
  const files = useFileCommands(search);
  const entries = useQuery({
    queryKey: [...entriesKey, 'palette', search],
    enabled: can('content.draft'),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api(
        listStudioEntries,
        { query: { pageSize: FOUND, ...(search ? { search } : {}) } },
        { signal },
      ),
  });
  const screens = sidebarLinks({ can, features, collections }).map(({ name, href }) => ({
    id: `screen-${name}`,
    label: screenName({ name }),
    hint: t('screen'),
    href,
  }));
  const creations = collections
    .filter(({ section }) => screens.some(({ href }) => href === listPath(section)))
    .map((collection) => ({
      id: `new-${collection.section}`,
      label: texts.create(collection),
      hint: t('action'),
      creates: collection.kind,
    }));
  const found = (entries.data?.data ?? []).flatMap((entry): PaletteCommand[] => {
    const collection = collections.find(({ kind }) => kind === entry.kind);
    if (!collection) return [];
    return [
      {
        id: `${entry.documentId}-${entry.locale}`,
        label: entry.title || studio('untitled'),
        hint: texts.title(collection),
        href: editorPath(collection.section, entry),
      },
    ];
  });
  // Enter must not open a text that was found for other words.
  const isCurrent = search === typed.trim() && !entries.isPlaceholderData;
  const byTitle = matchCommands(found, typed);
  const others = isCurrent ? found.filter((text) => !byTitle.includes(text)) : [];
  const all = [...byTitle, ...others];
  // The lists have what is not shown here.
  const isMore = isCurrent && search !== '' && (entries.data?.meta.total ?? 0) > SHOWN;
  const kinds = new Set(entries.data?.data.map(({ kind }) => kind));
  const lists = collections
    .filter(({ kind }) => isMore && kinds.has(kind))
    .map((collection) => ({
      id: `all-${collection.section}`,
      label: t('allFound', { text: search, name: texts.title(collection) }),
      hint: t('screen'),
      href: `${listPath(collection.section)}?q=${encodeURIComponent(search)}`,
    }));
  return [
    ...matchCommands([...screens, ...creations], typed),
    ...(typed.trim() === '' ? [] : matchCommands(settings, typed)),
    ...all.slice(0, SHOWN),
    ...lists,
    ...(isCurrent ? files : []),
  ];
}
