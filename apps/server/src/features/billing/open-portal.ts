import { AppError } from '../../errors.ts';
import { answerFailures } from './answer-failures.ts';
import type { BillingContext } from './context.ts';
import { ensureCustomer } from './own-customer.ts';

/** Back to a page of this site only: the portal must not become a way to send members elsewhere. */
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
  return answerFailures(context, 'Failed to create customer portal session', () =>
    context.locks(userId, async (lock) =>
      context.payments.createPortalSession(await ensureCustomer(context, lock), target.href),
    ),
  );
}
