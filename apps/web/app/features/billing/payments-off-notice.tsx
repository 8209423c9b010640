import { Notice } from '@rostra/ui';
import { PAYMENTS_OFF } from '../../lib/site/payments-off.ts';

export function PaymentsOffNotice() {
  return (
    <Notice className="mb-8" title={PAYMENTS_OFF}>
      You can choose a plan here as soon as they are. Your free account stays as it is.
    </Notice>
  );
}
