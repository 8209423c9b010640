import type { Subscription } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useBilling } from '../../account/use-billing.ts';
import { useBillingAction } from '../../account/use-billing-action.ts';
import { useGroup } from '../use-group.ts';

/**
 * Keeps the seats instead of having fewer from the next payment on. A smaller plan that begins at the same time is
 * undone together with that, where the plan is shown.
 */
export function KeepSeatsButton({ seats }: { seats: Subscription['quantity'] }) {
  const t = useMessages('groups');
  const { changes, overview } = useBilling();
  const { refresh } = useGroup();
  const { start, isBusy } = useBillingAction(
    'update',
    async () => {
      await changes?.undoSchedule();
      await refresh();
      return t('kept');
    },
    { showsReasonInToast: true },
  );
  if (overview?.subscription?.scheduledChange) return null;
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void start()}>
      {t('keep', { seats })}
    </Button>
  );
}
