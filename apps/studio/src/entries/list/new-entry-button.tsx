import { createStudioEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { PlusIcon } from '../../frame/icons.tsx';
import { errorText } from '../../lib/error-text.ts';
import { useApi } from '../../session/session-provider.tsx';
import { kindOf, type Section } from '../kinds.ts';
import { entriesKey } from './entry-list-query.ts';

/** Creates an empty draft first, so that the editor always has an entry to save to. */
export function NewEntryButton({ section }: { section: Section }) {
  const t = useMessages('studio-lists');
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () =>
      api(createStudioEntry, { params: { kind: kindOf(section) }, query: {}, body: { data: {} } }),
    onSuccess: async ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: entriesKey });
      await navigate(`/${section}/${data.documentId}?locale=${data.locale}`);
    },
    onError: (error) =>
      toast.add({
        variant: 'destructive',
        title: t('createFailed'),
        description: errorText(error, t('noConnection')),
      }),
  });
  return (
    <Button
      size="small"
      className="min-h-10"
      isBusy={create.isPending}
      onClick={() => create.mutate()}
    >
      <PlusIcon className="size-4" />
      {t(`new.${section}`)}
    </Button>
  );
}
