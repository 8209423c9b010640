import { paymentMessages } from '@rostra/contract';
import { RetryNotice } from '@rostra/ui';
import { useState } from 'react';
import { useBilling } from './account/use-billing.ts';

/** Explains that the plan could not be loaded and that there may be one. */
export function BillingUnavailableNotice() {
  const { refresh } = useBilling();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <RetryNotice
      tone="warning"
      className="mb-8"
      title={paymentMessages.dataNotLoaded}
      isBusy={isBusy}
      onRetry={async () => {
        setIsBusy(true);
        await refresh();
        setIsBusy(false);
      }}
    >
      If you have a plan, it continues unchanged. You will never be charged for a second one.
    </RetryNotice>
  );
}
