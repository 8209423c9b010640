import { eraseSubscriber, type SubscriberDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { newslettersKey, subscribersPath } from '../newsletters-query.ts';
import { useSubscriberChange } from './use-subscriber-change.ts';

interface EraseDialogProps {
  subscriber: SubscriberDetails;
  isOpen: boolean;
  onClose: () => void;
}

/** Nobody erases a subscriber by accident: the address has to be typed. */
export function EraseDialog({ subscriber, isOpen, onClose }: EraseDialogProps) {
  const t = useMessages('studio-newsletters');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('eraseTitle')}>
      {isOpen ? <EraseForm subscriber={subscriber} onClose={onClose} /> : null}
    </Dialog>
  );
}

function EraseForm({ subscriber, onClose }: Omit<EraseDialogProps, 'isOpen'>) {
  const t = useMessages('studio-newsletters');
  const members = useMessages('studio-members');
  const navigate = useNavigate();
  const { id, memberId } = subscriber;
  const save = useSubscriberChange<{ email: string }>({
    send: (api, { email }) =>
      api(eraseSubscriber, { params: { id }, body: { email: asStored(email) } }),
    done: t('erased'),
    affects: [...newslettersKey, 'subscribers'],
    onDone: () => void navigate(toScreen(subscribersPath) ?? '/', { replace: true }),
  });
  const form = useStudioForm({
    initial: { email: '' },
    check: ({ email }) => ({
      email: asStored(email) === subscriber.email ? undefined : t('otherAddress'),
    }),
    save,
  });
  return (
    <FormFrame
      form={form}
      action={t('eraseNow')}
      variant="danger"
      onCancel={onClose}
      className="mt-3"
    >
      <p className="text-muted">{t('eraseText')}</p>
      {memberId === null ? null : <p className="mt-2 text-muted">{t('eraseMember')}</p>}
      <p className="mt-4 [overflow-wrap:anywhere]">
        {members.rich('typeAddress', {
          email: subscriber.email,
          strong: (children) => <strong>{children}</strong>,
        })}
      </p>
      <TextField
        className="mt-3"
        label={t('column.address')}
        type="email"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        {...form.field('email')}
      />
    </FormFrame>
  );
}

const asStored = (email: string) => email.trim().toLowerCase();
