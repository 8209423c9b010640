import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { PaymentsOff } from './plans/payments-off.tsx';

export function PaymentsOffNotice() {
  const t = useMessages('billing');
  return (
    <Notice className="mb-8" title={<PaymentsOff />}>
      {t('paymentsOffText')}
    </Notice>
  );
}
