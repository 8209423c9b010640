import { type StudioEntry, saveStudioEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { entriesKey } from '../../../lib/content/entries-key.ts';
import { useApi, useSession } from '../../../session/session-provider.tsx';
import { createSaver, type Saver } from './saving/create-saver.ts';
import type { LocalCopies } from './saving/local-copies.ts';
import type { SaveState } from './saving/save-machine.ts';

export interface UseSaverOptions {
  entry: StudioEntry;
  initial: SaveState;
  copies: LocalCopies;
  copyKey: string;
  /** Hands the last letters of the visual editor to the saver. */
  flush: RefObject<() => void>;
}

/** Saves an entry while it is edited, and again when the connection or the login returns. */
export function useSaver(options: UseSaverOptions): Saver {
  const { entry, initial, copies, copyKey, flush } = options;
  const t = useMessages('studio-editor');
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { kind, documentId: id, locale } = entry;
  const [saver] = useState(() =>
    createSaver({
      initial,
      copies,
      copyKey,
      noConnection: t('noConnection'),
      beforeMerge: () => flush.current(),
      onMerged: (editor) => toast.add({ title: t('merged', { editor: editor ?? t('somebody') }) }),
      async send(data, version) {
        const saved = await api(
          saveStudioEntry,
          { params: { kind, id }, query: { locale }, body: { data: { ...data }, autosave: true } },
          { ifMatch: version },
        );
        void queryClient.invalidateQueries({ queryKey: entriesKey, refetchType: 'none' });
        return { version: saved.data.version, known: { slug: saved.data.slug } };
      },
    }),
  );
  useEffect(() => {
    saver.start();
    const retry = () => saver.retry();
    window.addEventListener('online', retry);
    return () => {
      saver.stop();
      window.removeEventListener('online', retry);
    };
  }, [saver]);
  const { status } = useSession();
  useEffect(() => {
    if (status === 'member' && saver.getState().problem?.kind === 'login') saver.retry();
  }, [status, saver]);
  return saver;
}
