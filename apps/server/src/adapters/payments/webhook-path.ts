/** Where the payment service sends its events. */
export const WEBHOOK_PATH = '/api/webhooks/stripe';
