import { eraseSubscriber, type SubscriberDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { TypedAddress, typedAddress } from '../../../lib/form/typed-address.tsx';
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
  const navigate = useNavigate();
  const { id, memberId } = subscriber;
  const save = useSubscriberChange<{ email: string }>({
    send: (api, { email }) =>
      api(eraseSubscriber, { params: { id }, body: { email: typedAddress(email) } }),
    done: t('erased'),
    affects: [...newslettersKey, 'subscribers'],
    onDone: () => void navigate(toScreen(subscribersPath) ?? '/', { replace: true }),
  });
  const form = useStudioForm({
    initial: { email: '' },
    check: ({ email }) => ({
      email: typedAddress(email) === subscriber.email ? undefined : t('otherAddress'),
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
      <TypedAddress email={subscriber.email} label={t('column.address')} form={form} />
    </FormFrame>
  );
}
