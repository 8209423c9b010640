import { finishSetup, type StudioSetup } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { setupKey } from './setup-query.ts';
import { StepActions } from './step-actions.tsx';
import { TestMail } from './test-mail.tsx';

/** The last step: it leads to the studio. */
export function MailStep({ setup }: { setup: StudioSetup }) {
  const t = useMessages('studio-setup');
  const errorText = useErrorText();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const finish = useMutation({
    mutationFn: () => api(finishSetup),
    // The screen then leads to the dashboard.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: setupKey }),
    onError: (error) =>
      toast.add({
        variant: 'destructive',
        title: t('notFinished'),
        description: errorText(error),
      }),
  });
  return (
    <div className="mt-6">
      <TestMail setup={setup} />
      <StepActions step="mail">
        <Button isBusy={finish.isPending} onClick={() => finish.mutate()}>
          {t('openStudio')}
        </Button>
      </StepActions>
    </div>
  );
}
