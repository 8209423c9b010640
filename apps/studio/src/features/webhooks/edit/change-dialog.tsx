import { changeWebhook, type Webhook, type WebhookPlan } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useChange } from '../../../session/use-change.ts';
import { webhooksKey } from '../webhooks-query.ts';
import { WebhookFields } from './webhook-fields.tsx';

interface ChangeDialogProps {
  webhook: Webhook;
  isOpen: boolean;
  onClose: () => void;
}

export function ChangeDialog({ webhook, isOpen, onClose }: ChangeDialogProps) {
  const t = useMessages('studio-webhooks');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('changeTitle')} startsInField>
      {isOpen ? <ChangeForm webhook={webhook} onClose={onClose} /> : null}
    </Dialog>
  );
}

function ChangeForm({ webhook, onClose }: Omit<ChangeDialogProps, 'isOpen'>) {
  const t = useMessages('studio-webhooks');
  const { id, name, address, events } = webhook;
  const save = useChange({
    send: (api, plan: WebhookPlan) => api(changeWebhook, { params: { id }, body: plan }),
    done: t('changed'),
    onDone: onClose,
    affects: webhooksKey,
  });
  const form = useStudioForm<WebhookPlan>({ initial: { name, address, events }, save });
  return (
    <FormFrame form={form} action={t('save')} onCancel={onClose} className="mt-5">
      <WebhookFields form={form} />
    </FormFrame>
  );
}
