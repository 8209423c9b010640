import { createStudioEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useFindCollection } from '../../../lib/content/collections.ts';
import { entriesKey } from '../../../lib/content/entries-key.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';

type Fields = Record<string, unknown>;

/** Creates a draft, empty unless it begins with something, and opens it, so that the editor always has an entry to save to. */
export function useCreateEntry(initial: Fields | (() => Promise<Fields>) = {}) {
  const t = useMessages('studio-lists');
  const errorText = useErrorText();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const find = useFindCollection();
  /** Known before the component renders again, for double clicks. */
  const isCreating = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (kind: string) => {
      const fields = typeof initial === 'function' ? await initial() : initial;
      const input = { params: { kind }, query: {}, body: { data: fields } };
      const { data } = await api(createStudioEntry, input);
      return `/${find(kind)?.section}/${data.documentId}?locale=${data.locale}`;
    },
    onSuccess: async (path) => {
      void queryClient.invalidateQueries({ queryKey: entriesKey });
      await navigate(path);
    },
    onError: (error) =>
      toast.add({
        variant: 'destructive',
        title: t('createFailed'),
        description: errorText(error),
      }),
    onSettled: () => {
      isCreating.current = false;
    },
  });
  return {
    isPending,
    /** Of the collection with this plural name. */
    create: (kind: string) => {
      if (isCreating.current) return;
      isCreating.current = true;
      mutate(kind);
    },
  };
}
