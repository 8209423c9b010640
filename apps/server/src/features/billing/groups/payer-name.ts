import type { BillingUser } from '../customers/customers.repo.ts';

type Named = Pick<BillingUser, 'first_name' | 'last_name' | 'username'>;

export const nameOfPayer = (payer: Named | undefined): string =>
  payer ? [payer.first_name, payer.last_name].filter(Boolean).join(' ') || payer.username : '';
