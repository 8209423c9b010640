import type { Payout } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Payments } from '../../../adapters/payments/payments.ts';
import { PaymentsError } from '../../../adapters/payments/payments-error.ts';
import type { RemotePayout } from '../../../adapters/payments/remote.ts';
import { AppError } from '../../../errors.ts';
import { getBilling, type ManagementContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';

interface PayoutPage {
  data: Payout[];
  meta: { nextCursor: string | null };
}

type PayoutQuery = Parameters<Payments['listPayouts']>[0];

/** Read from Stripe: our copy is about members, and payouts are about the account. */
export async function listPayouts(
  context: Pick<ManagementContext, 'billing'>,
  query: PayoutQuery,
): Promise<PayoutPage> {
  const billing = getBilling(context);
  const { payouts, hasMore } = await handlePaymentErrors(
    billing,
    messageReference('money-server', 'payoutsDown'),
    async () => {
      try {
        return await billing.payments.listPayouts(query);
      } catch (error) {
        // A restricted key, which can take payments without permission to read payouts.
        if (error instanceof PaymentsError && error.failure.kind === 'refused') {
          billing.logger.warn({ err: error }, 'Stripe refused to list payouts');
          throw new AppError(
            'payments_unavailable',
            messageReference('money-server', 'payoutsRefused'),
          );
        }
        throw error;
      }
    },
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
