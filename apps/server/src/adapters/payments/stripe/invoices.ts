import type { Payments } from '../payments.ts';
import { codeOf, REQUIRES_ACTION } from '../stripe-errors.ts';
import type { StripeCall } from './call.ts';

export const stripeInvoices = (call: StripeCall): Pick<Payments, 'voidInvoice' | 'payInvoice'> => ({
  voidInvoice: (id) =>
    call(async (api) => {
      try {
        await api.invoices.voidInvoice(id);
        return true;
      } catch (error) {
        const { status } = await api.invoices.retrieve(id);
        if (status === 'void') return true;
        if (status === 'paid') return false;
        throw error;
      }
    }),
  payInvoice: (id, paymentMethodId) =>
    call(async (api) => {
      try {
        await api.invoices.pay(id, {
          off_session: false,
          ...(paymentMethodId ? { payment_method: paymentMethodId } : {}),
        });
        return null;
      } catch (error) {
        if (codeOf(error) !== REQUIRES_ACTION) throw error;
        const { confirmation_secret: secret } = await api.invoices.retrieve(id, {
          expand: ['confirmation_secret'],
        });
        return secret ? { kind: 'payment', clientSecret: secret.client_secret } : null;
      }
    }),
});
