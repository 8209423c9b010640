import type { Payout } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Payments, RemotePayout } from '../../../adapters/payments/payments.ts';
import { handlePaymentErrors } from '../../billing/index.ts';
import { getBilling, type MoneyContext } from '../context.ts';

interface PayoutPage {
  data: Payout[];
  meta: { nextCursor: string | null };
}

type PayoutQuery = Parameters<Payments['listPayouts']>[0];

/** Read from Stripe: our copy is about members, and payouts are about the account. */
export async function listPayouts(
  context: Pick<MoneyContext, 'billing'>,
  query: PayoutQuery,
): Promise<PayoutPage> {
  const billing = getBilling(context);
  const { payouts, hasMore } = await handlePaymentErrors(
    billing,
    messageReference('money-server', 'payoutsDown'),
    () => billing.payments.listPayouts(query),
  );
  return {
    data: payouts.map(toPayout),
    meta: { nextCursor: hasMore ? (payouts.at(-1)?.id ?? null) : null },
  };
}

const toPayout = ({ amountMinor, ...payout }: RemotePayout): Payout => ({
  ...payout,
  amount: amountMinor,
});
