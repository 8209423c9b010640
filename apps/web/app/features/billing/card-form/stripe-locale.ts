import { type Language, languages } from '@rostra/messages';
import type { StripeElementLocale } from '@stripe/stripe-js';

/** The language of the page for Stripe, which supports all of ours. */
export const stripeLocale = (language: Language) =>
  new Intl.Locale(languages[language].locale).language as StripeElementLocale;
