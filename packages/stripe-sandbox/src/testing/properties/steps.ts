import fc from 'fast-check';
import type { Step } from './world.ts';

const price = fc.constantFrom('price_basic', 'price_premium', 'price_annual');
const quantity = fc.integer({ min: 1, max: 3 });

const waits = fc.record({
  do: fc.constant('wait' as const),
  seconds: fc.oneof(fc.integer({ min: 1, max: 7200 }), fc.integer({ min: 3600, max: 40 * 86_400 })),
});

export const steps: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: waits, weight: 4 },
  {
    arbitrary: fc.record({
      do: fc.constant('subscribe' as const),
      price,
      quantity,
      behavior: fc.constantFrom('allow_incomplete' as const, 'default_incomplete' as const),
      trialDays: fc.constantFrom(0, 0, 0, 5),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      price,
      quantity,
      proration: fc.constantFrom(
        'create_prorations' as const,
        'always_invoice' as const,
        'none' as const,
      ),
      payment: fc.constantFrom('allow_incomplete' as const, 'pending_if_incomplete' as const),
    }),
    weight: 3,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('card' as const),
      card: fc.constantFrom(
        'pm_card_visa',
        'pm_card_chargeCustomerFail',
        'pm_card_authenticationRequired',
      ),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      do: fc.constantFrom(
        'cancelLater' as const,
        'resume' as const,
        'cancelNow' as const,
        'pay' as const,
      ),
    }),
    weight: 2,
  },
);

export const histories = fc.array(steps, { minLength: 1, maxLength: 14 });
