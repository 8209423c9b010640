import { errorStatus } from '@rostra/browser/errors';
import { getStudioEntry, type StudioCollection } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { Screen } from '../../../layout/screen.tsx';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi, useStaff } from '../../../session/session-provider.tsx';
import { EditorSkeleton } from '../entries/editor-skeleton.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { toFields } from './fields/to-fields.ts';
import { openLocalCopies } from './saving/local-copies.ts';
import { restoreCopy } from './saving/restore-copy.ts';

/** Opens an entry: the draft of the server, and what this browser kept of it. */
export default function EditorScreen({ collection }: { collection: StudioCollection }) {
  const t = useMessages('studio-editor');
  const api = useApi();
  const { id: userId } = useStaff();
  const { id = '' } = useParams();
  const { kind, fields } = collection;
  const locale = useSearchParams()[0].get('locale') ?? undefined;
  const copyKey = `${userId}/${kind}/${id}/${locale ?? ''}`;
  const [copies] = useState(() => openLocalCopies(window.indexedDB));
  const queryClient = useQueryClient();
  const queryKey = ['entry', kind, id, locale];
  const read = async (signal?: AbortSignal) => {
    const query = locale ? { locale } : {};
    const options = signal ? { signal } : {};
    return (await api(getStudioEntry, { params: { kind, id }, query }, options)).data;
  };
  const entry = useQuery({
    queryKey,
    // Opened once: afterwards the editor has a newer text than the server.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [data, copy] = await Promise.all([read(signal), copies.get(copyKey)]);
      return { data, opened: restoreCopy(toFields(fields, data.draft), data.version, copy) };
    },
  });
  if (entry.data) {
    const { opened } = entry.data;
    return (
      <EntryEditor
        key={copyKey}
        collection={collection}
        entry={entry.data.data}
        opened={opened}
        onRefresh={async () => {
          const data = await read();
          queryClient.setQueryData(queryKey, { data, opened });
          return data;
        }}
        copies={copies}
        copyKey={copyKey}
      />
    );
  }
  if (entry.isPending) return <EditorSkeleton />;
  if (errorStatus(entry.error) === 404) return <NotFoundScreen />;
  return (
    <Screen title={t('openFailed')}>
      <LoadFailure query={entry} title={t('openFailed')} />
    </Screen>
  );
}
