import { createContext, use } from 'react';
import type { Billing } from './billing.ts';

const BillingContext = createContext<Billing | undefined>(undefined);

export const BillingProvider = BillingContext.Provider;

export function useBilling(): Billing {
  const billing = use(BillingContext);
  if (!billing) throw new Error('useBilling needs a BillingProvider above it');
  return billing;
}
