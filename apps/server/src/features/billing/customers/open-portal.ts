import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import { splitLanguage } from '../../../languages/split-language.ts';
import type { BillingContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { ensureCustomer } from './ensure-customer.ts';

/**
 * Accepts only return URLs of this site, so that the portal cannot be used as an open redirect. The
 * portal is shown in the language of the page that it returns to.
 */
export function openPortal(
  context: BillingContext,
  userId: number,
  returnUrl: string,
): Promise<string> {
  const { url: siteUrl, languages } = context.site;
  const target = URL.parse(returnUrl, siteUrl);
  if (target?.origin !== new URL(siteUrl).origin || target.username || target.password) {
    throw new AppError('validation_failed', messageReference('billing-server', 'returnUrl'));
  }
  return handlePaymentErrors(context, messageReference('billing', 'portalNotOpened'), () =>
    context.locks(userId, async (lock) =>
      context.payments.createPortalSession(
        await ensureCustomer(context, lock),
        target.href,
        splitLanguage(target.pathname, languages).language,
      ),
    ),
  );
}
