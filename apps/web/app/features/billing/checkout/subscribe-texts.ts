export const SUBSCRIBE_TEXTS = {
  done: 'Subscription successful',
  failed: 'Subscription failed',
  fallback: 'Failed to create subscription',
};
