import { useMessages } from '@rostra/messages/react';
import { RetryNotice } from '@rostra/ui';
import { useState } from 'react';
import { useBilling } from './account/use-billing.ts';

/** Explains that the plan could not be loaded and that there may be one. */
export function BillingUnavailableNotice() {
  const t = useMessages('billing');
  const { refresh } = useBilling();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <RetryNotice
      tone="warning"
      className="mb-8"
      title={t('dataNotLoaded')}
      isBusy={isBusy}
      onRetry={async () => {
        setIsBusy(true);
        await refresh();
        setIsBusy(false);
      }}
    >
      {t('unavailable')}
    </RetryNotice>
  );
}
