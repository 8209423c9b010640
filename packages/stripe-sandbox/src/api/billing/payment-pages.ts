import { findConfirmation, submitSession } from '../../lifecycles/checkout/submit-session.ts';
import { confirmPaymentIntent } from '../../lifecycles/payment-intents/confirm-payment-intent.ts';
import { confirmSetupIntent } from '../../lifecycles/setup-intents/confirm-setup-intent.ts';
import { get } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { integer } from '../../wire/number-params.ts';
import { shape, text } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const one = '/v1/payment_pages/:id';

/** What the page of a Checkout session calls. `stripe trigger` completes sessions with it. */
export const paymentPageRoutes: Route[] = [
  route('GET', one, shape({}, {}), (work, call) => get(work, 'checkout_session', idOf(call))),
  route(
    'POST',
    `${one}/confirm`,
    shape({ payment_method: text }, { expected_amount: integer }),
    (work, call) => {
      const { expected_amount, payment_method } = call.input;
      const session = get(work, 'checkout_session', idOf(call));
      if (expected_amount !== undefined && expected_amount !== session.amount_total) {
        throw invalidRequest('The amount has changed.', 'expected_amount');
      }
      const { email } = get(work, 'payment_method', payment_method).billing_details;
      submitSession(work, session.id, { amountMinor: null, email });
      const submitted = get(work, 'checkout_session', session.id);
      const confirmation = findConfirmation(work, submitted);
      const [intent = ''] = confirmation?.clientSecret.split('_secret_') ?? [];
      if (confirmation?.verb === 'confirmPayment') {
        confirmPaymentIntent(work, intent, { payment_method, use_stripe_sdk: true });
      } else if (confirmation?.verb === 'confirmSetup') {
        confirmSetupIntent(work, intent, { payment_method, use_stripe_sdk: true });
      }
      return get(work, 'checkout_session', session.id);
    },
  ),
];
