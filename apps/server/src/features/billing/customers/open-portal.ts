import { paymentMessages } from '@rostra/contract';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { ensureCustomer } from './ensure-customer.ts';

/** Accepts only return URLs of this site, so that the portal cannot be used as an open redirect. */
export function openPortal(
  context: BillingContext,
  userId: number,
  returnUrl: string,
): Promise<string> {
  const { url: siteUrl } = context.site;
  const target = URL.parse(returnUrl, siteUrl);
  if (target?.origin !== new URL(siteUrl).origin || target.username || target.password) {
    throw new AppError('validation_failed', 'Return URL must be a page of this site');
  }
  return handlePaymentErrors(context, paymentMessages.portalNotCreated, () =>
    context.locks(userId, async (lock) =>
      context.payments.createPortalSession(await ensureCustomer(context, lock), target.href),
    ),
  );
}
