import type { BillingSettings } from '@rostra/contract';
import type { Language } from '@rostra/messages';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe as loadOfficial } from '@stripe/stripe-js/pure';
import { stripeLocale } from './stripe-locale.ts';

/** Loads Stripe.js. The sandbox serves its own copy, which the official loader then finds. */
export async function loadStripe(settings: BillingSettings, language: Language): Promise<Stripe> {
  const { publishableKey, scriptUrl } = settings;
  if (!publishableKey) throw new Error('This site takes no payments');
  if (scriptUrl && !('Stripe' in window)) await addScript(scriptUrl);
  const stripe = await loadOfficial(publishableKey, { locale: stripeLocale(language) });
  if (!stripe) throw new Error('Stripe.js only runs in browsers');
  return stripe;
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`Could not load ${url}`));
    });
    document.head.append(script);
  });
}
