import { createWebhook, type WebhookPlan } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useChange } from '../../../session/use-change.ts';
import { webhooksKey } from '../webhooks-query.ts';
import { emptyPlan, WebhookFields } from './webhook-fields.tsx';

interface CreateDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (secret: string) => void;
}

export function CreateDialog({ isOpen, onClose, onCreated }: CreateDialogProps) {
  const t = useMessages('studio-webhooks');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('create')} startsInField>
      {isOpen ? <CreateForm onClose={onClose} onCreated={onCreated} /> : null}
    </Dialog>
  );
}

function CreateForm({ onClose, onCreated }: Omit<CreateDialogProps, 'isOpen'>) {
  const t = useMessages('studio-webhooks');
  const save = useChange({
    send: (api, plan: WebhookPlan) => api(createWebhook, { body: plan }),
    onDone: (_, { secret }) => onCreated(secret),
    affects: webhooksKey,
  });
  const form = useStudioForm({ initial: emptyPlan, save });
  return (
    <FormFrame form={form} action={t('create')} onCancel={onClose} className="mt-5">
      <WebhookFields form={form} />
    </FormFrame>
  );
}
