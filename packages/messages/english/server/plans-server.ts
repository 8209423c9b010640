export default {
  invalidPrice: 'Enter a price of at least 0.50',
  nameRequired: 'Please enter a name',
  nameTooLong: 'Use at most {max} characters',
  descriptionRequired: 'Please enter a description',
  featureTooLong: 'Use at most {max} characters for each feature',
  tooManyFeatures: 'List at most {max} features',
  stripeDown:
    'Stripe cannot be reached right now. Nothing was changed. Try again later: trying twice never creates two.',
  outdated: 'Somebody else has just changed the plans. Reload the page and try again.',
  priceFixed:
    'The price of this plan is set by {variable} in the environment and cannot be changed here.',
  currencyInUse:
    'Members subscribe to this plan in its current currency, so it cannot be changed. Create a new plan in the other currency and retire this one.',
  lastPlan: 'This is the only plan on offer. Create another one before you retire it.',
  moveInterrupted:
    'Stripe cannot be reached right now. Members who were moved stay moved, and the rest follows within the hour.',
} as const;
