import { readOpeningMails, setOpeningMails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { CheckboxField } from '@rostra/ui/forms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useApi } from '../../sessions/index.ts';

const KEY = ['consultation-mails'];

/** Turns the mails about new consultations on and off. Mails lead here. */
export function OpeningMails() {
  const t = useMessages('consultations');
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();
  const setting = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api(readOpeningMails, {}, { signal }),
  });
  const change = useMutation({
    mutationFn: (isWanted: boolean) => api(setOpeningMails, { body: { isWanted } }),
    onSuccess: (response) => {
      queries.setQueryData(KEY, response);
      toast.add({ title: response.data.isWanted ? t('mailsOn') : t('mailsOff') });
    },
    onError: (error) => toast.add({ title: errorMessage(error), variant: 'destructive' }),
  });
  if (!setting.data) return null;
  const isWanted = change.isPending ? change.variables : setting.data.data.isWanted;
  return (
    <CheckboxField
      className="mt-8"
      label={t('mailMe')}
      checked={isWanted}
      onChange={(event) => {
        if (!change.isPending) change.mutate(event.target.checked);
      }}
    />
  );
}
