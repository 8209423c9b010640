import type { BillingSettings } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import type { ReactNode } from 'react';
import { hasServerBilling } from '../account/billing.ts';
import { BillingProvider } from '../account/use-billing.ts';
import { useServerBilling } from '../account/use-server-billing.ts';

interface GiftsProviderProps {
  settings: BillingSettings;
  children: ReactNode;
}

/** Gifts exist only where the server takes payments. */
export function GiftsProvider({ settings, children }: GiftsProviderProps) {
  const t = useMessages('gifts');
  if (!hasServerBilling(settings.mode)) return <Notice title={t('off')} />;
  return <ServerGifts settings={settings}>{children}</ServerGifts>;
}

function ServerGifts({ settings, children }: GiftsProviderProps) {
  return <BillingProvider value={useServerBilling(settings)}>{children}</BillingProvider>;
}
