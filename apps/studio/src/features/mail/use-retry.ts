import { retryFailedMails, retryMail } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useApi } from '../../session/session-provider.tsx';
import { mailsKey } from './mails-query.ts';

/** Sends failed mails again: one by its id, or all. */
export function useRetry() {
  const t = useMessages('studio-mails');
  const errorText = useErrorText();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number | 'all') => send(api, id),
    onSuccess: (count) => {
      toast.add({ title: count === undefined ? t('retried') : t('retriedAll', { count }) });
    },
    onError: (error) =>
      toast.add({
        variant: 'destructive',
        title: t('retryFailed'),
        description: errorText(error),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailsKey }),
  });
}

async function send(api: Client, id: number | 'all'): Promise<number | undefined> {
  if (id === 'all') return (await api(retryFailedMails)).data.count;
  await api(retryMail, { params: { id } });
  return undefined;
}
