import { listStudioMedia } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { filePath } from '../../../lib/paths.ts';
import { useApi, useCan } from '../../../session/session-provider.tsx';
import type { PaletteCommand } from './palette-commands.ts';

const SHOWN = 5;

/** Pictures and files with these words, the newest first. */
export function useFileCommands(search: string): readonly PaletteCommand[] {
  const t = useMessages('studio');
  const api = useApi();
  const can = useCan();
  const files = useQuery({
    queryKey: ['media', 'palette', search],
    enabled: search !== '' && can('media.upload'),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api(listStudioMedia, { query: { search, pageSize: SHOWN } }, { signal }),
  });
  if (search === '' || files.isPlaceholderData) return [];
  return (files.data?.data ?? []).map(({ id, name }) => ({
    id: `file-${id}`,
    label: name,
    hint: t('nav.media'),
    href: filePath(id),
  }));
}
