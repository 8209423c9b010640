/** Messages about failed billing actions, shown by the site and sent by the server. */
export const paymentMessages = {
  dataNotLoaded: 'Failed to load payment data. Please try again later.',
  paymentNotCreated: 'Failed to create payment. Please try again later.',
  intentNotCreated: 'Failed to create payment intent',
  subscriptionNotCreated: 'Failed to create subscription',
  subscriptionNotUpdated: 'Failed to update subscription',
  subscriptionNotCancelled: 'Failed to cancel subscription',
  methodNotAdded: 'Failed to add payment method',
  methodNotRemoved: 'Failed to remove payment method',
  defaultMethodNotSet: 'Failed to set default payment method',
  portalNotCreated: 'Failed to create customer portal session',
} as const;
