import { endSubscription, type SubscriberDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
import { SubscriptionList } from '../subscription-list.tsx';
import { useSubscriberChange } from './use-subscriber-change.ts';

type Subscription = SubscriberDetails['subscriptions'][number];

/** Staff can unsubscribe somebody, but subscribe nobody: that takes a consent. */
export function OwnSubscriptions({ subscriber }: { subscriber: SubscriberDetails }) {
  const t = useMessages('studio-newsletters');
  const [ended, setEnded] = useState<Subscription>();
  const close = () => setEnded(undefined);
  return (
    <>
      <SubscriptionList
        subscriptions={subscriber.subscriptions}
        action={(subscription) => (
          <Button variant="quiet" size="small" onClick={() => setEnded(subscription)}>
            {t('end')}
            <span className="sr-only">{subscription.name}</span>
          </Button>
        )}
      />
      <Dialog isOpen={ended !== undefined} onClose={close} title={t('endTitle')}>
        {ended ? <Confirm id={subscriber.id} subscription={ended} onClose={close} /> : null}
      </Dialog>
    </>
  );
}

interface ConfirmProps {
  id: number;
  subscription: Subscription;
  onClose: () => void;
}

function Confirm({ id, subscription: { newsletterId, name }, onClose }: ConfirmProps) {
  const t = useMessages('studio-newsletters');
  const { isBusy, error, change } = useSubscriberChange({
    send: (api) => api(endSubscription, { params: { id }, body: { newsletterId } }),
    done: t('ended'),
    onDone: onClose,
  });
  return (
    <Confirmation
      text={t('endText', { name })}
      action={t('end')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => change()}
      onCancel={onClose}
    />
  );
}
