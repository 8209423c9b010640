import type { Work } from '../../store/work.ts';

interface Intent {
  id: string;
  client_secret: string;
}

/** How the customer authenticates: in a stripe.js dialog, or on a page that redirects back. */
export function nextActionFor(
  work: Work,
  intent: Intent,
  { returnUrl, isStripeJs }: { returnUrl: string | null; isStripeJs: boolean },
) {
  const url = `${work.config.publicUrl}/3ds/${intent.id}?client_secret=${intent.client_secret}`;
  if (returnUrl === null || isStripeJs) {
    return {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
    };
  }
  return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } };
}
