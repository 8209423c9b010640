import type { BillingSettings } from '@rostra/contract';
import { hasServerBilling } from './account/billing.ts';
import { BillingProvider } from './account/use-billing.ts';
import { useServerBilling } from './account/use-server-billing.ts';
import { useSimulatedBilling } from './account/use-simulated-billing.ts';
import { SubscriptionPage } from './subscription-page.tsx';
import { useSyncAfterPortal } from './use-sync-after-portal.ts';

interface SubscriptionScreenProps {
  settings: BillingSettings;
}

/** The same page for real payments, simulated ones and none. */
export function SubscriptionScreen({ settings }: SubscriptionScreenProps) {
  return hasServerBilling(settings.mode) ? (
    <ServerSubscription settings={settings} />
  ) : (
    <SimulatedSubscription settings={settings} />
  );
}

function SimulatedSubscription({ settings }: SubscriptionScreenProps) {
  return (
    <BillingProvider value={useSimulatedBilling(settings)}>
      <SubscriptionPage />
    </BillingProvider>
  );
}

function ServerSubscription({ settings }: SubscriptionScreenProps) {
  useSyncAfterPortal();
  return (
    <BillingProvider value={useServerBilling(settings)}>
      <SubscriptionPage />
    </BillingProvider>
  );
}
