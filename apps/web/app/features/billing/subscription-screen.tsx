import type { BillingSettings } from '@rostra/contract';
import { BillingProvider } from './account/use-billing.ts';
import { useServerBilling } from './account/use-server-billing.ts';
import { useSimulatedBilling } from './account/use-simulated-billing.ts';
import { SubscriptionPage } from './subscription-page.tsx';
import { useSyncAfterPortal } from './use-sync-after-portal.ts';

interface SubscriptionScreenProps {
  settings: BillingSettings;
}

/** The same page for real and simulated payments. */
export function SubscriptionScreen({ settings }: SubscriptionScreenProps) {
  return settings.mode === 'simulated' ? (
    <SimulatedSubscription settings={settings} />
  ) : (
    <ServerSubscription settings={settings} />
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
