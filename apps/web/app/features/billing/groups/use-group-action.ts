import type { Group } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation } from '@tanstack/react-query';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useBilling } from '../account/use-billing.ts';
import { useGroup } from './use-group.ts';

/** Runs a change of a group, shows the group that the server returns, and reports the result in a toast. */
export function useGroupAction<Input>(
  send: (input: Input) => Promise<Group>,
  doneText: (input: Input) => string,
  /** A form shows the error itself. */
  { hasForm = false } = {},
) {
  const t = useMessages('groups');
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const { show, refresh } = useGroup();
  const { refresh: refreshBilling } = useBilling();
  return useMutation({
    mutationFn: send,
    onSuccess: (group, input) => {
      show(group);
      void refreshBilling();
      toast.add({ title: doneText(input) });
    },
    onError: (error) => {
      void refresh();
      if (hasForm) return;
      toast.add({ title: t('failed'), description: errorMessage(error), variant: 'destructive' });
    },
  });
}
