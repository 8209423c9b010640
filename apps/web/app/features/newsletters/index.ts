export { NewsletterChoice } from './newsletter-choice.tsx';
export { NewsletterOffer } from './newsletter-offer.tsx';
