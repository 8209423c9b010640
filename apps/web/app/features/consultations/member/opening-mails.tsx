import { readOpeningMails, setOpeningMails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { CheckboxField, useSavedChoice } from '@rostra/ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useApi } from '../../sessions/index.ts';

const KEY = ['consultation-mails'];

/** Turns the mails about new consultations on and off. Mails lead here. */
export function OpeningMails() {
  const api = useApi();
  const setting = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api(readOpeningMails, {}, { signal }),
  });
  return setting.data ? <MailsCheckbox isOn={setting.data.data.isWanted} /> : null;
}

function MailsCheckbox({ isOn }: { isOn: boolean }) {
  const t = useMessages('consultations');
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();
  const [isWanted, choose] = useSavedChoice(isOn, async (choice) => {
    try {
      const response = await api(setOpeningMails, { body: { isWanted: choice } });
      queries.setQueryData(KEY, response);
      toast.add({ title: response.data.isWanted ? t('mailsOn') : t('mailsOff') });
    } catch (error) {
      toast.add({ title: errorMessage(error), variant: 'destructive' });
    }
  });
  return (
    <CheckboxField
      className="mt-8"
      label={t('mailMe')}
      checked={isWanted}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
