import { rotateWebhookSecret, switchWebhook, testWebhook, type Webhook } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
import { useChange } from '../../../session/use-change.ts';
import { ChangeDialog } from '../edit/change-dialog.tsx';
import { SecretDialog } from '../edit/secret-dialog.tsx';
import { webhooksKey } from '../webhooks-query.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** What can be done with a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const t = useMessages('studio-webhooks');
  const { id, isOn } = webhook;
  const [open, setOpen] = useState<'change' | 'rotate' | 'delete'>();
  const [secret, setSecret] = useState<string>();
  const close = () => setOpen(undefined);
  const params = { id };
  const test = useChange({
    send: (api) => api(testWebhook, { params }),
    done: t('tested'),
    affects: webhooksKey,
  });
  const toggle = useChange({
    send: (api) => api(switchWebhook, { params, body: { isOn: !isOn } }),
    done: isOn ? t('switchedOff') : t('switchedOn'),
    affects: webhooksKey,
  });
  const rotate = useChange({
    send: (api) => api(rotateWebhookSecret, { params }),
    onDone: (_, answer) => {
      close();
      setSecret(answer.secret);
    },
    affects: webhooksKey,
  });
  const button = { variant: 'secondary', size: 'small', className: 'min-h-10' } as const;
  return (
    <div className="mt-6">
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <Button {...button} isBusy={test.isBusy} onClick={() => test.change()}>
            {t('test')}
          </Button>
        ) : null}
        <Button {...button} onClick={() => setOpen('change')}>
          {t('change')}
        </Button>
        <Button {...button} onClick={() => setOpen('rotate')}>
          {t('rotate')}
        </Button>
        <Button {...button} isBusy={toggle.isBusy} onClick={() => toggle.change()}>
          {isOn ? t('switchOff') : t('switchOn')}
        </Button>
        <Button {...button} onClick={() => setOpen('delete')}>
          {t('delete')}
        </Button>
      </div>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {test.error ?? toggle.error}
      </p>
      <ChangeDialog webhook={webhook} isOpen={open === 'change'} onClose={close} />
      <Dialog isOpen={open === 'rotate'} onClose={close} title={t('rotateTitle')}>
        <Confirmation
          text={t('rotateText')}
          action={t('rotate')}
          isDestructive={false}
          isBusy={rotate.isBusy}
          error={rotate.error}
          onConfirm={() => rotate.change()}
          onCancel={close}
        />
      </Dialog>
      <SecretDialog secret={secret} isRotated onClose={() => setSecret(undefined)} />
      <DeleteDialog webhook={webhook} isOpen={open === 'delete'} onClose={close} />
    </div>
  );
}
