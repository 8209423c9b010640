import { z } from 'zod';
import { isPublic } from '../is-public.ts';
import { section, setting } from '../setting.ts';
import { baseUrl, days, flag, prefixed, webhookSecrets } from '../values.ts';

const STRIPE =
  '`pk_…`, `sk_…` or `rk_…`, `whsec_…`; while a webhook secret is rotated, list both separated by a comma';
const PRICES =
  'Stripe price ids of the built-in plans; they take precedence over prices from the studio. With `BILLING=stripe`, Rostra creates prices that are not set';
const price = prefixed('price_', 'the ID');

export const payments = section({
  title: 'Payments',
  settings: {
    BILLING: setting({
      type: z.enum(
        ['sandbox', 'stripe', 'simulated', 'off'],
        'must be sandbox, stripe, simulated or off',
      ),
      // A public site must choose: the sandbox would sell memberships for test cards.
      derive: (given, { SITE_URL }) => given ?? (isPublic(SITE_URL) ? 'off' : 'sandbox'),
      defaultText: '`sandbox`; `off` with a public `SITE_URL`',
      example: 'stripe',
      meaning:
        '`sandbox` (test payments), `stripe` (real payments), `simulated` (plans exist only in the browser, for demonstrations) or `off` (plans cannot be chosen)',
    }),
    BILLING_PUBLIC_SANDBOX: setting({
      type: flag,
      default: false,
      meaning:
        '`true` allows `BILLING=sandbox` with a public `SITE_URL`, where anyone can join with a test card; every page then says so in a banner',
    }),
    STRIPE_PUBLIC_KEY: setting({
      type: prefixed('pk_', 'the key'),
      example: 'pk_test_example',
      meaning: STRIPE,
    }),
    STRIPE_SECRET_KEY: setting({
      type: z.string().regex(/^[sr]k_\S+$/, 'must start with sk_ or rk_ followed by the key'),
      example: 'sk_test_example',
      meaning: STRIPE,
    }),
    STRIPE_WEBHOOK_SECRET: setting({
      type: webhookSecrets,
      example: 'whsec_example',
      meaning: STRIPE,
    }),
    STRIPE_API_URL: setting({
      type: baseUrl,
      defaultText: 'Stripe, or the sandbox started with the server',
      example: 'http://localhost:12111',
      meaning: 'a sandbox elsewhere; not allowed with a live key',
    }),
    PRICE_BASIC: setting({ type: price, default: 'price_basic', meaning: PRICES }),
    PRICE_PREMIUM: setting({ type: price, default: 'price_premium', meaning: PRICES }),
    PRICE_ENTERPRISE: setting({ type: price, default: 'price_enterprise', meaning: PRICES }),
    BILLING_GRACE_DAYS: setting({
      type: days('\\d{1,2}'),
      default: 7,
      meaning: 'how long a plan keeps its entitlements after an unpaid renewal',
    }),
    BILLING_FORGET_STRIPE: setting({
      type: flag,
      default: false,
      meaning:
        '`true` lets a site that used Stripe start without it and forget its Stripe customers; not allowed with a live key',
    }),
  },
});
